import { describe, expect, it } from 'vitest';
import { finishedHtml } from '../finished-html.ts';
import { elementsOfHtml } from './elements-of-html.ts';

const read = (html: string, lineBreaks = false) => {
	const notes: string[] = [];
	const context = { ...finishedHtml('https://diario.test/una-nota/', (note) => notes.push(note)), lineBreaks };
	return { elements: elementsOfHtml(html, context), notes };
};

const image = (more: object = {}) => expect.objectContaining({ type: 'image', url: 'https://diario.test/a.jpg', ...more });

describe('the HTML of another system', () => {
	it.each<[string, string, readonly object[]]>([
		[
			'paragraphs',
			'<p>Uno <b>dos</b></p><p> &nbsp; </p>tres',
			[
				{ type: 'text', content: 'Uno <b>dos</b>' },
				{ type: 'text', content: 'tres' },
			],
		],
		['words without markup', 'a < b & "c"', [{ type: 'text', content: 'a &lt; b &amp; &quot;c&quot;' }]],
		['a heading', '<h1>Título</h1>', [{ type: 'header', level: 2, content: 'Título' }]],
		[
			'nested lists',
			'<ol><li>Uno<ul><li>Dos</li></ul></li></ol>',
			[
				{
					type: 'list',
					list_type: 'ordered',
					items: [
						{ type: 'text', content: 'Uno' },
						{ type: 'list', list_type: 'unordered', items: [{ type: 'text', content: 'Dos' }] },
					],
				},
			],
		],
		[
			'a quote with who said it',
			'<blockquote><p>Llueve.</p><cite>Ana Paz</cite></blockquote>',
			[
				{
					type: 'quote',
					subtype: 'blockquote',
					content_elements: [{ type: 'text', content: 'Llueve.' }],
					citation: { type: 'text', content: 'Ana Paz' },
				},
			],
		],
		[
			'a table with a header',
			'<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
			[{ type: 'table', header: [{ type: 'text', content: 'A' }], rows: [[{ type: 'text', content: '1' }]] }],
		],
		['code', '<pre><code class="language-js">a &lt; b\n</code></pre>', [{ type: 'code', content: 'a < b', language: 'js' }]],
		['a rule', '<hr>', [{ type: 'divider' }]],
		[
			'a picture with its caption',
			'<figure class="alignleft"><img src="/a.jpg" alt="Un perro"><figcaption>Foto <i>propia</i></figcaption></figure>',
			[image({ alt_text: 'Un perro', caption: 'Foto <i>propia</i>', alignment: 'left' })],
		],
		[
			'a picture inside a paragraph',
			'<p>Antes <img src="/a.jpg"> después</p>',
			[{ type: 'text', content: 'Antes' }, image(), { type: 'text', content: 'después' }],
		],
		[
			'pictures of a gallery',
			'<figure class="wp-block-gallery"><img src="/a.jpg"><img src="/b.jpg"></figure>',
			[expect.objectContaining({ type: 'gallery', content_elements: [image(), expect.anything()] })],
		],
		[
			'a film',
			'<video src="/a.mp4"></video>',
			[expect.objectContaining({ type: 'video', streams: [{ url: 'https://diario.test/a.mp4', stream_type: 'mp4' }] })],
		],
		[
			'sound',
			'<audio><source src="/a.mp3"></audio>',
			[expect.objectContaining({ type: 'audio', source_url: 'https://diario.test/a.mp3' })],
		],
		[
			'a player of a known provider',
			'<iframe src="https://www.youtube.com/embed/KIOSCOdemo1"></iframe>',
			[expect.objectContaining({ type: 'oembed_response', subtype: 'youtube' })],
		],
		['an address alone', '<p>https://youtu.be/KIOSCOdemo1</p>', [expect.objectContaining({ type: 'oembed_response', subtype: 'youtube' })]],
		[
			'a frame of anybody else',
			'<iframe src="https://mapas.test/?a=1&b=2" width="600" onload="x()"></iframe>',
			[{ type: 'raw_html', content: '<iframe src="https://mapas.test/?a=1&amp;b=2" width="600"></iframe>' }],
		],
		[
			'a post of a social network',
			'<blockquote class="twitter-tweet"><p>Hola</p><a href="https://twitter.com/tn/status/1234567890">x</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
			[expect.objectContaining({ type: 'oembed_response', subtype: 'twitter' })],
		],
		[
			'a link to a page with its title',
			'<figure class="kg-bookmark-card"><a href="https://otro.test/"><div class="kg-bookmark-title">Otro</div><div class="kg-bookmark-description">Más</div></a></figure>',
			[{ type: 'interstitial_link', url: 'https://otro.test/', content: 'Otro', description: { type: 'text', content: 'Más' } }],
		],
		[
			'links to the old site',
			'<a href="https://diario.test/otra/">a</a> <a href="/wp-content/uploads/b.pdf">b</a>',
			[{ type: 'text', content: '<a href="/otra/">a</a> <a href="https://diario.test/wp-content/uploads/b.pdf">b</a>' }],
		],
	])('%s', (_what, html, elements) => {
		expect(read(html).elements).toEqual(elements);
	});

	it('of an older editor breaks lines and paragraphs where the text does', () => {
		expect(read('Uno\ndos\n\ntres <b>cuatro</b>', true).elements).toEqual([
			{ type: 'text', content: 'Uno<br>dos' },
			{ type: 'text', content: 'tres <b>cuatro</b>' },
		]);
	});

	it('loses links that lead only to a form of Ghost or to the place of a footnote, and keeps their words', () => {
		const link = (href: string) => `<a href="${href}">a</a>`;
		const { elements, notes } = read(`${link('#/portal/')} ${link('/#/portal/signup')} ${link('#fn1')} ${link('#fn:2')} ${link('#fin')}`);
		expect(elements).toEqual([{ type: 'text', content: 'a a a a <a href="#fin">a</a>' }]);
		expect(notes).toContain('links to forms of Ghost became their words');
	});

	it('brings no script, no handler and no dangerous address into a text', () => {
		const html =
			'<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src="x" onerror="x()"><img src="data:image/png;base64,AA"></p>';
		const { elements, notes } = read(html);
		expect(elements.slice(0, 1)).toEqual([{ type: 'text', content: 'ab' }]);
		expect(JSON.stringify(elements)).not.toMatch(/script|onerror|onclick|data:/);
		expect(notes).toContain('pictures without an address on the web were left out');
	});

	it('is read however deep it is', () => {
		const deep = `${'<div><blockquote><ul><li>'.repeat(2_000)}fondo`;
		expect(JSON.stringify(read(deep).elements)).toContain('fondo');
	});
});
