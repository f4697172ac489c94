import { Fragment, type Node, Slice } from 'prosemirror-model';
import { schema } from '../../ans/schema.ts';

/** What WhatsApp writes before each message when several are copied: `[18:02, 26/11/2026] Ana Paz: `. */
const sender = /^\[\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?, \d{1,2}\/\d{1,2}\/\d{2,4}\] [^:\n]{1,60}: /i;

/** The signs with which WhatsApp emphasises words, and their tags. */
const signs: Readonly<Record<string, string>> = { '*': 'strong', _: 'em', '~': 's' };

/** Plain text as paragraphs, one for each line. Leaves out who sent each message, and makes `*bold*` bold. `isPlain`: the signs stay as they are. */
export function parsePlainText(text: string, isPlain: boolean): Slice {
	const lines = text
		.replaceAll('\r', '')
		.split('\n')
		.map((line) => line.replaceAll('\u00A0', ' ').trim())
		.filter((line) => line !== '');
	const blocks = lines.map((line) => schema.node('paragraph', null, isPlain ? schema.text(line) : wordsOf(line.replace(sender, ''))));
	return new Slice(Fragment.from(blocks), 1, 1);
}

function wordsOf(line: string): readonly Node[] {
	const parts = line.split(/(?<![\p{L}\d])(([*_~])(?=\S)[^*_~]*?\S\2)(?![\p{L}\d])/u);
	const words: Node[] = [];
	for (let at = 0; at < parts.length; at += 3) {
		const [plain = '', signed, sign = ''] = parts.slice(at, at + 3);
		if (plain !== '') words.push(schema.text(plain));
		if (signed) words.push(schema.text(signed.slice(1, -1), [schema.mark('html', { tag: signs[sign] })]));
	}
	return words;
}
