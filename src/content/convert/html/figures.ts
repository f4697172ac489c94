// Figures: pictures, galleries, videos, tables, quotes and embeds, with their captions.
import type { JsonObject } from '../../ans/json.ts';
import { bookmarkOf } from './bookmark.ts';
import { embedOf } from './embeds.ts';
import { inlineHtml } from './inline-html.ts';
import { childrenOf, elementsNamed, type HtmlElement, type HtmlNode, hasClass, isElement, wordsOf } from './parse-html.ts';
import { type BlockContext, galleryOf, picturesIn } from './pictures.ts';
import { audioOf, videoOf } from './video-and-sound.ts';

export function figureOf(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const children = childrenOf(element);
	const caption = inlineHtml(children.filter(isCaption).flatMap(childrenOf), context);
	const body = children.filter((child) => !isCaption(child));
	if (hasClass(element, /gallery/)) return pictures(galleryOf(picturesIn(body, context)), caption);
	if (hasClass(element, /^(kg-bookmark-card|wp-block-bookmark)$/)) return withText(bookmarkOf(body, context), caption);
	if (hasClass(element, /pullquote/)) return pullQuotes(context.elementsOf(body));
	const embeds = embedIn(element, body, context);
	return embeds ? withText(embeds, caption) : (mediaIn(body, context, caption) ?? pictures(context.elementsOf(body), caption));
}

const isCaption = (node: HtmlNode): boolean => isElement(node) && node.name === 'figcaption';

const withText = (elements: readonly JsonObject[], content: string): readonly JsonObject[] =>
	content === '' || elements.length === 0 ? elements : [...elements, { type: 'text', content }];

/** The caption of a single picture is its own; after anything else it is a paragraph. */
function pictures(elements: readonly JsonObject[], caption: string): readonly JsonObject[] {
	const [only] = elements;
	if (caption !== '' && only?.type === 'image' && only.caption === undefined && elements.length === 1) return [{ ...only, caption }];
	return withText(elements, caption);
}

const pullQuotes = (elements: readonly JsonObject[]): readonly JsonObject[] =>
	elements.map((element) => (element.type === 'quote' ? { ...element, subtype: 'pullquote' } : element));

/** An embed of WordPress is a figure with nothing but the address. */
function embedIn(element: HtmlElement, body: readonly HtmlNode[], context: BlockContext): readonly JsonObject[] | undefined {
	if (!hasClass(element, /embed/)) return undefined;
	const address = wordsOf(body);
	const embed = /^https?:\/\/\S+$/.test(address) ? embedOf(address, context) : undefined;
	return embed && [embed];
}

function mediaIn(body: readonly HtmlNode[], context: BlockContext, caption: string): readonly JsonObject[] | undefined {
	const videos = elementsNamed(body, 'video');
	const sounds = elementsNamed(body, 'audio');
	if (videos.length + sounds.length === 0) return undefined;
	return [
		...videos.flatMap((video) => videoOf(video, context, caption)),
		...sounds.flatMap((sound) => audioOf(sound, context, { caption })),
	];
}
