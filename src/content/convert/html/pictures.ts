// Pictures and galleries inside a text.

import type { JsonObject } from '../../ans/json.ts';
import { ansVersion } from '../../ans/schema/schemas.ts';
import type { HtmlContext } from './html-context.ts';
import { inlineHtml } from './inline-html.ts';
import { childrenOf, classesOf, elementsNamed, type HtmlElement, type HtmlNode, hasClass, isElement, isEmptyText } from './parse-html.ts';

/** The context of a block, which can convert what is inside it. */
export type BlockContext = HtmlContext & { readonly elementsOf: (nodes: readonly HtmlNode[]) => readonly JsonObject[] };

/** A picture in the text. Pixels that count readers are left out. */
export function pictureOf(
	element: HtmlElement,
	context: HtmlContext,
	more: { caption?: string; link?: string } = {},
): readonly JsonObject[] {
	const { src = '', 'data-src': later, alt, width, height } = element.attribs;
	const id = classesOf(element).flatMap((name) => /^wp-image-(\d+)$/.exec(name)?.[1] ?? [])[0] ?? element.attribs['data-id'];
	const address = src.startsWith('data:') || src === '' ? (later ?? src) : src;
	if (width === '1' && height === '1') return [];
	const image = context.imageOf({ src: address, id, alt, width, height, alignment: alignmentOf(element), ...more });
	if (!image && address !== '') context.note('pictures without an address on the web were left out');
	return image ? [image] : [];
}

/** The side at which WordPress puts a picture, by the classes of its own and of what is around it. */
function alignmentOf(element: HtmlElement): 'left' | 'right' | undefined {
	const around = [element, element.parent, element.parent?.parent].filter((node) => node != null && 'attribs' in node);
	const classes = around.flatMap(classesOf);
	if (classes.includes('alignleft')) return 'left';
	return classes.includes('alignright') ? 'right' : undefined;
}

/** The only picture of a link, with the address to which it leads unless that is the picture itself. */
export function linkedPicture(element: HtmlElement, context: HtmlContext): readonly JsonObject[] | undefined {
	const children = childrenOf(element).filter((child) => !isEmptyText(child));
	const [image] = children;
	if (children.length !== 1 || !image || !isElement(image) || image.name !== 'img') return undefined;
	const link = context.linkOf(element.attribs.href ?? '');
	return pictureOf(image, context, link === undefined || /\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(link) ? {} : { link });
}

/** All pictures below some nodes, those of figures with their captions. */
export const picturesIn = (nodes: readonly HtmlNode[], context: BlockContext): readonly JsonObject[] =>
	elementsNamed(nodes, 'img').flatMap((image) => pictureOf(image, context, captionAround(image, context)));

function captionAround(image: HtmlElement, context: HtmlContext): { caption?: string } {
	for (let node = image.parent; node && isElement(node); node = node.parent) {
		if (node.name !== 'figure' && node.name !== 'li') continue;
		// The caption of a gallery belongs to all its pictures.
		if (node.name === 'figure' && hasClass(node, /gallery/)) return {};
		const caption = node.children.find((child) => isElement(child) && child.name === 'figcaption');
		return caption && isElement(caption) ? { caption: inlineHtml(childrenOf(caption), context) } : {};
	}
	return {};
}

export const galleryOf = (pictures: readonly JsonObject[]): readonly JsonObject[] =>
	pictures.length < 2 ? pictures : [{ type: 'gallery', version: ansVersion, content_elements: pictures }];

/** A gallery that names its pictures by their ids in the other system. */
export function galleryOfIds({ attribs }: HtmlElement, context: HtmlContext): readonly JsonObject[] {
	const pictures = context.imagesOf((attribs['data-ids'] ?? '').split(',').filter(Boolean));
	if (pictures.length === 0) context.note('galleries without known pictures were left out');
	return galleryOf(pictures);
}
