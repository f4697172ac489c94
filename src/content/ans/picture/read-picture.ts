import type { Picture } from '#content/contract';
import { isObject, type JsonObject, listAt, numberAt, objectAt, textAt } from '../json.ts';
import { linkRules, type ReadContext } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { slugOf } from '../text/fold-text.ts';
import { readHref } from '../text/read-href.ts';
import { plainText, sanitize } from '../text/sanitize.ts';
import { pictureCredit } from './picture-credit.ts';
import { type PictureSource, pictureSource, sourceOfId } from './picture-source.ts';

/** Assumed when a sender gives no size: the shape most news pictures have. */
const usualSize = { width: 1600, height: 900 };

/** An ANS image as a picture that our resizer can serve; undefined for a reference, or an address from which it may not fetch. */
export function readPicture(image: unknown, context: ReadContext): Picture | undefined {
	if (!isObject(image) || (image.type !== 'image' && image.type !== undefined)) return undefined;
	const source = sourceOf(image, context);
	if (!source) return undefined;
	return {
		id: source.id,
		extension: source.extension,
		seoName: seoNameOf(image, source),
		auth: context.signImage(source.id),
		...sizeOf(image),
		...wordsOf(image, context),
		...extrasOf(image, context),
	};
}

function sourceOf(image: JsonObject, { allowedImageHosts }: ReadContext): PictureSource | undefined {
	const url = textAt(image, 'url');
	return url === undefined ? sourceOfId(textAt(image, '_id') ?? '') : pictureSource(url, allowedImageHosts);
}

/** A name before the id, for search engines; the address of a remote original has no room for one. */
const seoNameOf = (image: JsonObject, source: PictureSource): string =>
	source.isRemote ? '' : (slugOf(textAt(image, 'seo_filename') ?? '') || source.seoName).slice(0, 96);

function sizeOf(image: JsonObject): Pick<Picture, 'width' | 'height' | 'focal'> {
	const width = Math.round(numberAt(image, 'width') ?? 0);
	const height = Math.round(numberAt(image, 'height') ?? 0);
	const size = width > 0 && height > 0 ? { width, height } : usualSize;
	const focal = focalOf(image);
	const inside = focal && focal.x >= 0 && focal.y >= 0 && focal.x <= size.width && focal.y <= size.height;
	return inside ? { ...size, focal } : size;
}

/** A gallery may choose another point than the image's own; older deliveries name a rectangle. */
function focalOf(image: JsonObject): Picture['focal'] {
	return (
		pointOf(objectAt(image, 'gallery_properties', 'focal_point')) ??
		pointOf(objectAt(image, 'focal_point')) ??
		middleOf(objectAt(image, 'additional_properties', 'focal_point'))
	);
}

function pointOf(point: JsonObject | undefined): Picture['focal'] {
	const x = numberAt(point, 'x');
	const y = numberAt(point, 'y');
	return x === undefined || y === undefined ? undefined : { x, y };
}

/** The middle of `{min: [x, y], max: [x, y]}`. */
function middleOf(rectangle: JsonObject | undefined): Picture['focal'] {
	const numbers = [...listAt(rectangle, 'min').slice(0, 2), ...listAt(rectangle, 'max').slice(0, 2)];
	const [left, top, right, bottom] = numbers.filter((value) => typeof value === 'number');
	if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
	return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

function wordsOf(image: JsonObject, context: ReadContext): Pick<Picture, 'alt' | 'caption' | 'credit'> {
	const caption = textAt(image, 'caption') ?? textAt(image, 'subtitle');
	const credit = pictureCredit(image, context.texts.photo);
	const words = cleanText(textAt(image, 'alt_text') ?? plainText(caption ?? ''));
	return {
		alt: words,
		...(caption === undefined ? {} : { caption: sanitize(caption, linkRules(context)) }),
		...(credit === undefined ? {} : { credit }),
	};
}

function extrasOf(image: JsonObject, { brandOrigins }: ReadContext): Pick<Picture, 'link' | 'dominant'> {
	const address = textAt(image, 'additional_properties', 'link');
	const link = address === undefined ? undefined : readHref(address, Object.values(brandOrigins));
	const dominant = textAt(image, 'additional_properties', 'dominant_color');
	return {
		...(link ? { link: link.href } : {}),
		...(dominant !== undefined && /^#[0-9a-fA-F]{6}$/.test(dominant) ? { dominant } : {}),
	};
}
