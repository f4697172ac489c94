import { describe, expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { parsePlainText } from './parse-plain-text.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0cm; font-family:"Calibri";}</style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=ES-AR style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=ES-AR>El Senado votó<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=ES-AR>La sesión fue <b style='mso-bidi-font-weight:normal'>larga</b>
y <i>tranquila</i>,&nbsp;según <a href="https://diario.example/nota?id=7&amp;utm_source=mail">el acta</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>A favor</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Bloque sur</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>En contra</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Otra lista</p>
<table class=MsoTableGrid border=1><tr><td width=50 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Voto</b><o:p></o:p></p></td>
<td><p class=MsoNormal>41<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;">Los votos</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">Fueron </span><span
style="font-weight:700;font-style:italic;">41</span><span style="font-weight:400;"> votos, dijo </span><a href="https://www.google.com/url?q=https://tn.com.ar/a/&amp;sa=D&amp;source=editors"
style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">TN</span></a></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Uno</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Dos</span></p></li></ul></ul></b>`;

const whatsApp = `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[18:02, 26/11/2026] Ana Paz: "><div class="_akbu"><span dir="ltr"
class="_ao3e selectable-text copyable-text"><span>Llegó el <strong class="selectable-text">ministro</strong> </span><img crossorigin="anonymous"
src="https://web.whatsapp.com/emoji/v1/15/1/1/1/single/w/40/01f600.png" alt="😀" draggable="false" class="b75 emoji wa"><br><br><span>Habla en cinco minutos</span></span></div></div>`;

const web = `<html><body><!--StartFragment--><div style="color: rgb(0, 0, 0); font-family: Georgia"><nav><a href="/">Inicio</a></nav><article>
<h1 class="title">Un <span style="font-weight: bold">título</span></h1><div class="ad"><script>alert(1)</script><iframe src="https://ads.example/"></iframe></div>
<div><div>Primero.</div><div>Segundo <a href="javascript:alert(1)" onclick="x()">malo</a> y <a href="/relativo/">relativo</a>.</div></div>
<blockquote class="q" onmouseover="x()"><p>Dicho</p></blockquote><figure><img src="https://x.example/a.jpg" alt="una foto"></figure>
<table><thead><tr><th>Equipo</th><th>Puntos</th></tr></thead><tbody><tr><td>Ferro</td><td>3</td></tr></tbody></table><button>Compartir</button><hr>
</article></div><!--EndFragment--></body></html>`;

describe('what is pasted', () => {
	it('from Word has headings, emphasis, links, lists in lists and tables, and nothing else', () => {
		expect(cleanPaste(word)).toBe(
			[
				'<h2>El Senado votó</h2>',
				'<p>La sesión fue <strong>larga</strong> y <em>tranquila</em>, según <a href="https://diario.example/nota?id=7">el acta</a>.</p>',
				'<ul><li><p>A favor</p><ul><li><p>Bloque sur</p></li></ul></li><li><p>En contra</p></li></ul>',
				'<ol><li><p>Otra lista</p></li></ol>',
				'<table><tr><td><strong>Voto</strong></td><td>41</td></tr></table>',
			].join(''),
		);
	});

	it('from Google Docs is not bold as a whole, and links lead to where they say', () => {
		expect(cleanPaste(docs)).toBe(
			[
				'<h2>Los votos</h2>',
				'<p>Fueron <strong><em>41</em></strong> votos, dijo <a href="https://tn.com.ar/a/">TN</a></p>',
				'<ul><li><p>Uno</p><ul><li><p>Dos</p></li></ul></li></ul>',
			].join(''),
		);
	});

	it('from WhatsApp keeps paragraphs, bold words and emoji', () => {
		expect(cleanPaste(whatsApp)).toBe('<p>Llegó el <strong>ministro</strong> 😀</p><p>Habla en cinco minutos</p>');
	});

	it('from a page of the web has no scripts, advertisements, buttons, pictures or links that lead nowhere', () => {
		expect(cleanPaste(web)).toBe(
			[
				'<h2>Un <strong>título</strong></h2><p>Primero.</p><p>Segundo malo y relativo.</p><blockquote><p>Dicho</p></blockquote>',
				'<table><tr class="header"><td>Equipo</td><td>Puntos</td></tr><tr><td>Ferro</td><td>3</td></tr></table><hr>',
			].join(''),
		);
	});

	it('as plain text is one paragraph a line, without who sent it on WhatsApp', () => {
		const text = '[18:02, 26/11/2026] Ana Paz: Llegó el *ministro* a 2*3*4\r\n\r\n[18:03, 26/11/2026] Ana Paz: _Habla_ con snake_case_name';
		const { content } = parsePlainText(text, false);
		const shown = content.content.map((block) =>
			block.children.map((node) => node.marks.map(({ attrs }) => attrs.tag) + (node.text ?? '')),
		);
		expect(shown).toEqual([
			['Llegó el ', 'strongministro', ' a 2*3*4'],
			['emHabla', ' con snake_case_name'],
		]);
		expect(parsePlainText('[18:02] *así*', true).content.textBetween(0, 15)).toBe('[18:02] *así*');
	});
});
