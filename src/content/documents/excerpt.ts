import type { BrandId } from '#brands';
import { applyVariant } from '../ans/apply-variant.ts';
import { isObject, type JsonObject, objectsAt, pick, textAt } from '../ans/json.ts';
import { cardSource } from './card-source.ts';

/** Members of a work that reveal nothing of its body, besides those of its card. */
const alsoPublic = ['version', 'content_restrictions', 'syndication', 'comments', 'location', 'revision', 'workflow'];

/**
 * The part of a work for registered readers that anybody may read: all that its card has, and its first paragraph; of a gallery its
 * first picture. Only members that are named here get through the wall, so a member that ANS adds later stays behind it.
 */
export function excerpt(document: JsonObject, brand: BrandId): JsonObject {
	const work = applyVariant(document, brand);
	return {
		...pick(work, alsoPublic),
		...cardSource(document, brand),
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
