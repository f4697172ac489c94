import type { Picture } from '#content/contract';
import type { AnsDocument } from './document.ts';
import { picturesOf } from './elements/media.ts';
import { at, isObject } from './json.ts';
import { readPicture } from './picture/read-picture.ts';
import type { ReadContext } from './read-context.ts';
import { posterOf } from './video/read-video.ts';

/** The picture for a document's card: that of `promo_items.basic`, or of the lead art, or of the document itself. */
export function cardPicture(document: AnsDocument, context: ReadContext): Picture | undefined {
	const candidates = [at(document, 'promo_items', 'basic'), at(document, 'promo_items', 'lead_art'), document];
	for (const candidate of candidates) {
		const picture = pictureOf(candidate, context);
		if (picture) return picture;
	}
	return undefined;
}

function pictureOf(item: unknown, context: ReadContext): Picture | undefined {
	if (!isObject(item)) return undefined;
	switch (item.type) {
		case 'image':
			return readPicture(item, context);
		case 'video':
			return posterOf(item, context);
		case 'gallery':
			return readPicture(at(item, 'promo_items', 'basic'), context) ?? picturesOf(item, context)[0];
		case 'story':
			return readPicture(at(item, 'promo_items', 'basic'), context);
		default:
			return undefined;
	}
}
