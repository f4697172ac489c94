// Shortcodes of WordPress, `[gallery ids="1,2"]`, as HTML that the conversion knows.
import { escapeHtml } from '../../ans/text/escape-html.ts';

type Attributes = ReadonlyMap<string, string>;
type Shortcode = (attributes: Attributes, inside: string) => string;

const embed = (address: string): string => `\n\n<x-embed data-url="${escapeHtml(address)}"></x-embed>\n\n`;
const gallery: Shortcode = (attributes) =>
	`\n\n<x-gallery data-ids="${escapeHtml((attributes.get('ids') ?? attributes.get('include') ?? '').replace(/\s+/g, ''))}"></x-gallery>\n\n`;

/** The address that an embed names: its text, a member, or the words behind the name. */
const addressIn = (attributes: Attributes, inside: string): string =>
	inside.trim() || (attributes.get('src') ?? attributes.get('url') ?? attributes.get('id') ?? attributes.get('0') ?? '').replace(/^=/, '');

/** The embed of a provider by an address, or by an id that follows a beginning. */
const provider =
	(beginning: string): Shortcode =>
	(attributes, inside) => {
		const address = addressIn(attributes, inside);
		return address === '' ? '' : embed(/^https?:/.test(address) ? address : `${beginning}${address}`);
	};

const sourcesOf = (attributes: Attributes, names: readonly string[]): string =>
	names.flatMap((name) => (attributes.has(name) ? [`<source src="${escapeHtml(attributes.get(name) ?? '')}">`] : [])).join('');

/** The known shortcodes. The text of a picture with a caption follows its `<img>`, or is in `caption`. */
const shortcodes: ReadonlyMap<string, Shortcode> = new Map<string, Shortcode>([
	['caption', captioned],
	['wp_caption', captioned],
	['gallery', gallery],
	['embed', provider('')],
	['youtube', provider('https://youtu.be/')],
	['vimeo', provider('https://vimeo.com/')],
	['tweet', provider('https://twitter.com/i/web/status/')],
	['twitter', provider('https://twitter.com/i/web/status/')],
	['instagram', provider('')],
	['facebook', provider('')],
	['tiktok', provider('')],
	['spotify', provider('')],
	['soundcloud', provider('')],
	['audio', (attributes) => `\n\n<audio>${sourcesOf(attributes, ['src', 'mp3', 'm4a', 'ogg', 'wav', '0'])}</audio>\n\n`],
	['video', filmOf],
]);

function captioned(attributes: Attributes, inside: string): string {
	const picture = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
	const words = inside.slice(picture.length).trim() || escapeHtml(attributes.get('caption') ?? '');
	const align = /^align(left|right)$/.exec(attributes.get('align') ?? '')?.[0] ?? '';
	return `\n\n<figure class="${align}">${picture}<figcaption>${words}</figcaption></figure>\n\n`;
}

function filmOf(attributes: Attributes): string {
	const poster = attributes.has('poster') ? ` poster="${escapeHtml(attributes.get('poster') ?? '')}"` : '';
	return `\n\n<video${poster}>${sourcesOf(attributes, ['src', 'mp4', 'm4v', 'webm', 'ogv', '0'])}</video>\n\n`;
}

const opening = /\[(\[?)([a-z][\w-]{1,40})((?:\s[^[\]<>]{0,2000})?)\s?(\/?)\](\]?)/gi;

/** Replaces the known shortcodes. Others stay in the text unchanged, and are counted. */
export function replaceShortcodes(text: string, note: (what: string) => void): string {
	let result = '';
	let end = 0;
	for (const match of text.matchAll(opening)) {
		const [whole, escaped = '', name = '', attributes = '', closed] = match;
		if (match.index < end) continue;
		result += text.slice(end, match.index);
		end = match.index + whole.length;
		const shortcode = shortcodes.get(name.toLowerCase());
		if (escaped !== '') result += whole.slice(1, -1);
		else if (!shortcode) {
			note(`the shortcode [${name}] stayed as its text`);
			result += whole;
		} else {
			const inside = closed === '/' ? undefined : insideOf(text, name, end);
			result += shortcode(attributesOf(attributes), inside?.text ?? '');
			end = inside?.end ?? end;
		}
	}
	return result + text.slice(end);
}

/** The text up to `[/name]`, unless another shortcode of the name begins before it. */
function insideOf(text: string, name: string, from: number): { readonly text: string; readonly end: number } | undefined {
	const close = `[/${name}]`;
	const at = text.indexOf(close, from);
	const next = text.indexOf(`[${name}`, from);
	return at === -1 || (next !== -1 && next < at) ? undefined : { text: text.slice(from, at), end: at + close.length };
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
