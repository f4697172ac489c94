import type { BrandId } from '#brands';
import { applyVariant } from '../ans/apply-variant.ts';
import { isObject, type JsonObject, objectsAt, textAt } from '../ans/json.ts';
import { cardSource, pick } from './card-source.ts';

/** Members of a work that tell nothing of its body, beyond those of its card. */
const alsoKept = ['version', 'content_restrictions', 'syndication', 'comments', 'location', 'revision', 'workflow'];

/**
 * What anybody may read of a work for registered readers: all that its card has, and its first paragraph; of a gallery its first
 * picture. Whatever is not named here stays behind the wall, members that ANS may get one day included.
 */
export function opening(document: JsonObject, brand: BrandId): JsonObject {
	const work = applyVariant(document, brand);
	return {
		...pick(work, alsoKept),
		...cardSource(work, brand),
		content_elements: work.type === 'gallery' ? objectsAt(work, 'content_elements').slice(0, 1) : firstParagraph(work),
		related_content: { basic: objectsAt(work, 'related_content', 'basic').flatMap(referenceTo) },
	};
}

const firstParagraph = (work: JsonObject): readonly JsonObject[] =>
	objectsAt(work, 'content_elements')
		.filter((element) => element.type === 'text' && textAt(element, 'content') !== undefined)
		.slice(0, 1)
		.map((element) => pick(element, ['_id', 'type', 'content', 'channels', 'block_properties']));

function referenceTo(related: JsonObject): readonly JsonObject[] {
	const referent = isObject(related.referent) ? pick(related.referent, ['id', 'type']) : { id: related._id, type: related.type };
	return typeof referent.id === 'string' ? [{ type: 'reference', referent }] : [];
}
