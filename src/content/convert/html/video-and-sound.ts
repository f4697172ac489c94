// Videos and sound inside a text.
import type { JsonObject } from '../../ans/json.ts';
import { ansVersion } from '../../ans/schema/schemas.ts';
import { embedOf } from './embeds.ts';
import type { HtmlContext } from './html-context.ts';
import { childrenOf, elementsNamed, type HtmlElement } from './parse-html.ts';

const sourcesOf = (element: HtmlElement, { base }: HtmlContext): readonly string[] =>
	[element, ...elementsNamed(childrenOf(element), 'source')].flatMap(({ attribs }) => {
		const url = URL.parse(attribs.src ?? '', base);
		return attribs.src && url && /^https?:$/.test(url.protocol) ? [url.href] : [];
	});

/** The picture of a video. Ghost puts it behind the video, and an empty one into the attribute. */
const posterOf = ({ attribs }: HtmlElement): string => /\burl\('([^']{1,1500})'\)/.exec(attribs.style ?? '')?.[1] ?? attribs.poster ?? '';

/** A video: its MP4 or HLS file, or the player of a provider. Files that not every browser plays become a link. The caption is inline HTML. */
export function videoOf(element: HtmlElement, context: HtmlContext, caption?: string): readonly JsonObject[] {
	const sources = sourcesOf(element, context);
	const url = sources.find((source) => /\.(mp4|m4v|m3u8)([?#]|$)/i.test(source));
	const [first] = sources;
	if (url === undefined) return first === undefined ? [] : [embedOf(first, context) ?? []].flat();
	const poster = context.imageOf({ src: posterOf(element) });
	return [
		{
			type: 'video',
			version: ansVersion,
			streams: [{ url, stream_type: /\.m3u8/i.test(url) ? 'ts' : 'mp4' }],
			...(caption && { description: { basic: caption } }),
			...(poster && { promo_items: { basic: poster } }),
		},
	];
}

/** A sound file. The title is plain text, the caption inline HTML. */
export function audioOf(
	element: HtmlElement,
	context: HtmlContext,
	{ title, caption }: { title?: string | undefined; caption?: string } = {},
): readonly JsonObject[] {
	const [url] = sourcesOf(element, context);
	if (url === undefined) return [];
	const texts = { ...(title && { headlines: { basic: title } }), ...(caption && { description: { basic: caption } }) };
	return [{ type: 'audio', version: ansVersion, source_url: url, ...texts }];
}
