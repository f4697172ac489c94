// Finds the marks of shortcodes in a text.
import { type Attributes, type ShortcodeContext, shortcodes } from './shortcodes.ts';

const mark = /\[(\[?)(\/?)([a-z][\w-]{1,40})((?:\s[^[\]<>]{0,2000})?)\s?(\/?)\](\]?)/gi;

/**
 * Replaces the known shortcodes. Of others around words the words stay. The rest stays in the text, unless the operator leaves it out. All
 * are counted.
 */
export function replaceShortcodes(text: string, context: ShortcodeContext): string {
	const around = namesAround(text);
	let result = '';
	let end = 0;
	for (const match of text.matchAll(mark)) {
		const [whole, escaped = '', isEnd = '', name = '', attributes = '', closed] = match;
		if (match.index < end) continue;
		result += text.slice(end, match.index);
		end = match.index + whole.length;
		const shortcode = shortcodes.get(name.toLowerCase());
		if (escaped !== '') result += whole.slice(1, -1);
		else if (isEnd === '' && shortcode) {
			const inside = closed === '/' ? undefined : insideOf(text, name, end);
			result += shortcode(attributesOf(attributes), inside?.text ?? '', context);
			end = inside?.end ?? end;
		} else result += unknownMark({ whole, name, isEnd: isEnd !== '', isAround: around.has(name) }, context);
	}
	return result + text.slice(end);
}

/** The names of shortcodes that end with a mark of their own. */
const namesAround = (text: string): ReadonlySet<string> =>
	new Set([...text.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name));

/** The shortcodes of builders of pages, which stand for rows and columns. */
const layout = /^(vc|et_pb|fusion|av|mk|tatsu)_/;

type UnknownMark = { readonly whole: string; readonly name: string; readonly isEnd: boolean; readonly isAround: boolean };

function unknownMark({ whole, name, isEnd, isAround }: UnknownMark, { note, leftOut }: ShortcodeContext): string {
	const isLayout = layout.test(name);
	if (!isAround && !isLayout && !leftOut.has(name.toLowerCase())) {
		note(`the shortcode [${name}] stayed as its text: --without-shortcode ${name} leaves it out`);
		return whole;
	}
	if (!isEnd) note(isAround ? `of the shortcode [${name}] the words stayed` : `the shortcode [${name}] was left out`);
	return isLayout ? '\n\n' : '';
}

/** The text up to `[/name]`, unless another shortcode of the name begins before it. */
function insideOf(text: string, name: string, from: number): { readonly text: string; readonly end: number } | undefined {
	const close = `[/${name}]`;
	const at = text.indexOf(close, from);
	const next = nextOf(text, name, from);
	return at === -1 || (next !== -1 && next < at) ? undefined : { text: text.slice(from, at), end: at + close.length };
}

/** Where the next mark of a name begins; -1 if there is none. Other names may begin with the same letters. */
function nextOf(text: string, name: string, from: number): number {
	const start = `[${name}`;
	let at = text.indexOf(start, from);
	while (at !== -1 && /[\w-]/.test(text.charAt(at + start.length))) at = text.indexOf(start, at + 1);
	return at;
}

function attributesOf(text: string): Attributes {
	const found = text.replace(/[\u201c\u201d\u2033]/g, '"').matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|("[^"]*"|\S+)/g);
	const attributes = new Map<string, string>();
	let position = 0;
	for (const [, name, double, single, bare, word] of found) {
		if (name !== undefined) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
		else attributes.set(String(position++), (word ?? '').replaceAll('"', ''));
	}
	return attributes;
}
