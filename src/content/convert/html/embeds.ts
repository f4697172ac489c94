// Posts and players of other sites inside a text.
import type { JsonObject } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import { frameOfAddress } from '../../ans/video/frame-of-address.ts';
import type { HtmlContext } from './html-context.ts';
import { childrenOf, elementsNamed, type HtmlElement, type HtmlNode } from './parse-html.ts';

/** An embed of an address: the player or post of a known provider, or a link. */
export function embedOf(address: string, context: HtmlContext, words?: string): JsonObject | undefined {
	const url = URL.parse(address.trim(), context.base)?.href;
	if (url === undefined || !/^https?:/.test(url)) return undefined;
	const provider = frameOfAddress(url)?.provider;
	if (provider === undefined) return linkTo(url, context, words);
	const rawOembed = { type: 'rich', version: '1.0', url, provider_name: provider, html: `<a href="${escapeHtml(url)}"></a>` };
	return { type: 'oembed_response', subtype: provider, raw_oembed: rawOembed };
}

function linkTo(url: string, { linkOf }: HtmlContext, words: string | undefined): JsonObject {
	const link = linkOf(url) ?? url;
	return { type: 'interstitial_link', url: link, content: words || escapeHtml(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')) };
}

/** A frame: the player of a known provider, or the frame as raw HTML, which readers get in a sandboxed frame. */
export function frameOf({ attribs }: HtmlElement, context: HtmlContext): readonly JsonObject[] {
	const src = attribs.src ?? attribs['data-src'] ?? attribs['data-lazy-src'] ?? '';
	const url = URL.parse(src, context.base);
	if (!url || !/^https?:$/.test(url.protocol)) return [];
	const known = embedOf(url.href, context);
	if (known?.type === 'oembed_response') return [known];
	context.note(`frames of ${url.hostname} became raw HTML`);
	const size = ['width', 'height'].flatMap((name) => (/^\d+%?$/.test(attribs[name] ?? '') ? [` ${name}="${attribs[name]}"`] : []));
	return [{ type: 'raw_html', content: `<iframe src="${escapeHtml(url.href)}"${size.join('')}></iframe>` }];
}

/** A player of the time of Flash, if it is one of a provider that has the same film still. */
export function playerOf(element: HtmlElement, context: HtmlContext): readonly JsonObject[] {
	const [film] = elementsNamed(childrenOf(element), 'embed');
	const movie = elementsNamed(childrenOf(element), 'param').find(({ attribs }) => attribs.name?.toLowerCase() === 'movie');
	const addresses = [element.attribs.data, film?.attribs.src, movie?.attribs.value];
	const known = addresses.map((address) => embedOf(address ?? '', context)).find((embed) => embed?.type === 'oembed_response');
	if (!known) context.note('<object> was left out');
	return known ? [known] : [];
}

/** The post that a provider’s `<blockquote>` stands for: the last of its links that leads to one. */
export function postIn(nodes: readonly HtmlNode[], context: HtmlContext): JsonObject | undefined {
	const addresses = elementsNamed(nodes, 'a', 'blockquote').flatMap(({ attribs }) => [
		attribs.href ?? attribs.cite ?? attribs['data-instgrm-permalink'] ?? '',
	]);
	return addresses.map((address) => embedOf(address, context)).findLast((embed) => embed?.type === 'oembed_response');
}
