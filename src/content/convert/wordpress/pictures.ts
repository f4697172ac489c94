// Files of WordPress as ANS images, and the pictures of a text.
import type { JsonObject } from '../../ans/json.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import type { Converted } from '../converted.ts';
import type { HtmlContext, PictureInText } from '../html/html-context.ts';
import { imageAt } from '../image-at.ts';
import { linkFrom } from '../old-addresses.ts';
import { currentAddress } from './current-address.ts';
import { type Attachment, isPicture } from './library.ts';
import type { WordPressSite } from './read-site.ts';

/** The original of a file, with its own texts unless others are given. */
function imageOfAttachment(file: Attachment, picture?: PictureInText): JsonObject | undefined {
	const caption = picture ? picture.caption : plainText(file.excerpt);
	const size = file.width && file.height ? { width: String(file.width), height: String(file.height) } : {};
	return imageAt(file.url, {
		src: file.url,
		alt: picture?.alt || file.alt,
		caption,
		link: picture?.link,
		alignment: picture?.alignment,
		...size,
	});
}

/** A file as a document, when it is a picture. */
export function convertFile(file: Attachment): Converted {
	const document = isPicture(file) ? imageOfAttachment(file) : undefined;
	const title = file.title || file.url;
	if (document) return { kind: 'document', title, notes: [], document };
	return { kind: 'aside', type: 'attachment', title, notes: ['files that are no pictures stay at the old site; texts link to them there'] };
}

/** The picture of a post’s card. */
export function thumbnail(site: WordPressSite, id: string | undefined): JsonObject | undefined {
	const file = site.library.get(id ?? '');
	return file && isPicture(file) ? imageOfAttachment(file) : undefined;
}

/** An absolute address; empty for a picture whose bytes are in the text, and for what is no address. */
const absolute = (base: string, address: string): string =>
	address === '' || address.startsWith('data:') ? '' : (URL.parse(address, base)?.href ?? '');

/** The context for the text of a post: pictures are found by their ids, so that the original is taken and not a smaller copy. */
export function textContext(
	site: WordPressSite,
	post: { id: string; link: string; lineBreaks: boolean },
	note: HtmlContext['note'],
): HtmlContext {
	const base = URL.canParse(post.link) ? post.link : site.address;
	return {
		base,
		note,
		lineBreaks: post.lineBreaks,
		linkOf: (address) => linkFrom(base, currentAddress(site, absolute(base, address)) ?? address),
		imageOf: (picture) => {
			const file = site.library.original({ id: picture.id ?? '', src: absolute(base, picture.src) });
			return file && isPicture(file) ? imageOfAttachment(file, picture) : imageAt(base, picture);
		},
		imagesOf: (ids) =>
			(ids.length > 0 ? ids : site.library.attachedTo(post.id)).map((id) => thumbnail(site, id)).filter((image) => image !== undefined),
	};
}
