import type { BrandId } from '#brands';
import type { AnsDocument } from './document.ts';
import { at, isObject, type JsonObject, listAt, objectAt, objectsAt, textAt, textsAt } from './json.ts';

/**
 * The document as a brand's variant has it (content API, a.6): its element groups take the place of the content zones with
 * their ids, its picture that of the card, and its tags are added. Zones that nobody fills leave no trace.
 */
export function applyVariant(document: AnsDocument, brand: BrandId): AnsDocument {
	const variant = objectsAt(document, 'variations', 'variants').find((candidate) => isFor(candidate, brand));
	const content = objectAt(variant, 'content');
	if (!content) return document;
	return {
		...document,
		content_elements: filled(listAt(document, 'content_elements'), groupsOf(content)),
		...promo(document, content),
		...tags(document, content),
	};
}

const isFor = (variant: JsonObject, brand: BrandId): boolean => variant.published !== false && textsAt(variant, 'websites').includes(brand);

const groupsOf = (content: JsonObject): ReadonlyMap<unknown, JsonObject> =>
	new Map(objectsAt(content, 'content_elements').map((group) => [textAt(group, '_id'), group]));

const filled = (elements: readonly unknown[], groups: ReadonlyMap<unknown, JsonObject>): readonly unknown[] =>
	elements.map((element) =>
		isObject(element) && element.type === 'content_zone' ? (groups.get(textAt(element, '_id')) ?? element) : element,
	);

function promo(document: AnsDocument, content: JsonObject): JsonObject {
	const basic = at(content, 'promo_items', 'basic');
	return basic === undefined ? {} : { promo_items: { ...objectAt(document, 'promo_items'), basic } };
}

function tags(document: AnsDocument, content: JsonObject): JsonObject {
	const added = listAt(content, 'taxonomy', 'tags');
	const taxonomy = objectAt(document, 'taxonomy');
	return added.length === 0 ? {} : { taxonomy: { ...taxonomy, tags: [...listAt(taxonomy, 'tags'), ...added] } };
}
