import { ansIdOf } from '../ans/ans-id.ts';
import type { JsonObject } from '../ans/json.ts';
import { ansVersion } from '../ans/schema/schemas.ts';
import { plainText } from '../ans/text/sanitize.ts';
import type { PictureInText } from './html/html-context.ts';

/** Longest address of a picture, in characters. */
const maxLength = 1_500;

/** A picture at an address of the web as an ANS image; undefined for any other address, such as `data:`. */
export function imageAt(base: string, picture: PictureInText): JsonObject | undefined {
	const url = picture.src === '' ? undefined : URL.parse(picture.src, base);
	if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > maxLength) return undefined;
	const size = [Number(picture.width), Number(picture.height)];
	const [width, height] = size.every((side) => Number.isInteger(side) && side > 0) ? size : [];
	return {
		_id: ansIdOf('image', url.href),
		type: 'image',
		version: ansVersion,
		url: url.href,
		...(picture.alt && { alt_text: plainText(picture.alt) }),
		...(picture.caption && { caption: picture.caption }),
		...(width && height && { width, height }),
		...(picture.alignment && { alignment: picture.alignment }),
		...(picture.link && { additional_properties: { link: picture.link } }),
	};
}
