import type { Picture } from '#content/contract';
import { isObject, type JsonObject, listAt, numberAt, objectAt, textAt } from '../json.ts';
import { linkRules, type ReadContext } from '../read-context.ts';
import { cleanText, slugOf } from '../text/clean-text.ts';
import { readHref } from '../text/read-href.ts';
import { plainText, sanitize } from '../text/sanitize.ts';
import { pictureCredit } from './picture-credit.ts';
import { type PictureSource, pictureSource, sourceOfId } from './picture-source.ts';

/** The default size (pixels), in the shape of most news pictures. */
const defaultSize = { width: 1600, height: 900 };

/** Reads an ANS image that our resizer can serve; undefined for a reference, and for a host from which it may not fetch. */
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
		...textsOf(image, context),
		...extrasOf(image, context),
	};
}

function sourceOf(image: JsonObject, { allowedImageHosts }: ReadContext): PictureSource | undefined {
	const url = textAt(image, 'url');
	return url === undefined ? sourceOfId(textAt(image, '_id') ?? '') : pictureSource(url, allowedImageHosts);
}

/** The name before the id in the address, for search engines. The address of a remote original cannot have one. */
const seoNameOf = (image: JsonObject, source: PictureSource): string =>
	source.isRemote ? '' : (slugOf(textAt(image, 'seo_filename') ?? '') || source.seoName).slice(0, 96);

function sizeOf(image: JsonObject): Pick<Picture, 'width' | 'height' | 'focal'> {
	const width = Math.round(numberAt(image, 'width') ?? 0);
	const height = Math.round(numberAt(image, 'height') ?? 0);
	const size = width > 0 && height > 0 ? { width, height } : defaultSize;
	const focal = focalOf(image);
	const inside = focal && focal.x >= 0 && focal.y >= 0 && focal.x <= size.width && focal.y <= size.height;
	return inside ? { ...size, focal } : size;
}

/** The focal point: that of the gallery, or of the image, or the centre of a rectangle in older documents. */
function focalOf(image: JsonObject): Picture['focal'] {
	return (
		pointOf(objectAt(image, 'gallery_properties', 'focal_point')) ??
		pointOf(objectAt(image, 'focal_point')) ??
		centreOf(objectAt(image, 'additional_properties', 'focal_point'))
	);
}

function pointOf(point: JsonObject | undefined): Picture['focal'] {
	const x = numberAt(point, 'x');
	const y = numberAt(point, 'y');
	return x === undefined || y === undefined ? undefined : { x, y };
}

/** The centre of `{min: [x, y], max: [x, y]}`. */
function centreOf(rectangle: JsonObject | undefined): Picture['focal'] {
	const numbers = [...listAt(rectangle, 'min').slice(0, 2), ...listAt(rectangle, 'max').slice(0, 2)];
	const [left, top, right, bottom] = numbers.filter((value) => typeof value === 'number');
	if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
	return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

function textsOf(image: JsonObject, context: ReadContext): Pick<Picture, 'alt' | 'caption' | 'credit'> {
	const caption = textAt(image, 'caption') ?? textAt(image, 'subtitle');
	const credit = pictureCredit(image, context.texts.photo);
	const alt = cleanText(textAt(image, 'alt_text') ?? plainText(caption ?? ''));
	return {
		alt,
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
