// Shortcodes of WordPress and its plugins, `[gallery ids="1,2"]`, as HTML that the conversion knows.
import { escapeHtml } from '../../ans/text/escape-html.ts';

export type Attributes = ReadonlyMap<string, string>;

/** What shortcodes need of the text around them. */
export type ShortcodeContext = {
	readonly note: (what: string) => void;
	/** The address of a file, by its id. */
	readonly fileOf: (id: string) => string | undefined;
	/** The names of those that the operator does not want, in lower case. */
	readonly leftOut: ReadonlySet<string>;
};

type Shortcode = (attributes: Attributes, inside: string, context: ShortcodeContext) => string;

const embed = (address: string): string => `\n\n<x-embed data-url="${escapeHtml(address)}"></x-embed>\n\n`;
const frame = (address: string): string => `\n\n<iframe src="${escapeHtml(address)}"></iframe>\n\n`;
const galleryOf = (ids: string): string => `\n\n<x-gallery data-ids="${escapeHtml(ids.replace(/\s+/g, ''))}"></x-gallery>\n\n`;
const gallery: Shortcode = (attributes) => galleryOf(attributes.get('ids') ?? attributes.get('include') ?? '');

/** The address that an embed names: its text, a member, or the words behind the name. */
const addressIn = (attributes: Attributes, inside: string): string =>
	inside.trim() || (attributes.get('src') ?? attributes.get('url') ?? attributes.get('id') ?? attributes.get('0') ?? '').replace(/^=/, '');

/** What is shown of an address, or of an id that follows a beginning; by default the embed of a provider. */
const provider =
	(beginning: string, show = embed): Shortcode =>
	(attributes, inside) => {
		const address = addressIn(attributes, inside);
		return address === '' ? '' : show(/^https?:/.test(address) ? address : `${beginning}${address}`);
	};

const sourcesOf = (attributes: Attributes, names: readonly string[]): string =>
	names.flatMap((name) => (attributes.has(name) ? [`<source src="${escapeHtml(attributes.get(name) ?? '')}">`] : [])).join('');

/** The known shortcodes. The text of a picture with a caption follows its `<img>`, or is in `caption`. */
export const shortcodes: ReadonlyMap<string, Shortcode> = new Map<string, Shortcode>([
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
	['dailymotion', provider('https://www.dailymotion.com/embed/video/', frame)],
	['googlemaps', provider('', frame)],
	['audio', (attributes) => `\n\n<audio>${sourcesOf(attributes, ['src', 'mp3', 'm4a', 'ogg', 'wav', '0'])}</audio>\n\n`],
	['video', filmOf],
	['playlist', playlist],
	['vc_single_image', (attributes) => galleryOf(attributes.get('image') ?? '')],
	['vc_gallery', (attributes) => galleryOf(attributes.get('images') ?? '')],
	['vc_video', (attributes) => embed(attributes.get('link') ?? '')],
	['et_pb_video', (attributes) => embed(attributes.get('src') ?? '')],
	['et_pb_image', (attributes) => `\n\n<img src="${escapeHtml(attributes.get('src') ?? '')}">\n\n`],
]);

function captioned(attributes: Attributes, inside: string): string {
	const picture = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
	const words = inside.slice(picture.length).trim() || escapeHtml(attributes.get('caption') ?? '');
	const align = /^align(left|right)$/.exec(attributes.get('align') ?? '')?.[0] ?? '';
	return `\n\n<figure class="${align}">${picture}<figcaption>${words}</figcaption></figure>\n\n`;
}

/** Sound, or films, of the library. */
function playlist(attributes: Attributes, _inside: string, { fileOf }: ShortcodeContext): string {
	const name = attributes.get('type') === 'video' ? 'video' : 'audio';
	const files = (attributes.get('ids') ?? '').split(',').flatMap((id) => fileOf(id.trim()) ?? []);
	return `\n\n${files.map((file) => `<${name}><source src="${escapeHtml(file)}"></${name}>`).join('')}\n\n`;
}

function filmOf(attributes: Attributes): string {
	const poster = attributes.has('poster') ? ` poster="${escapeHtml(attributes.get('poster') ?? '')}"` : '';
	return `\n\n<video${poster}>${sourcesOf(attributes, ['src', 'mp4', 'm4v', 'webm', 'ogv', '0'])}</video>\n\n`;
}
