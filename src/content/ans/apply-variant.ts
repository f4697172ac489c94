import type { BrandId } from '#brands';
import type { AnsDocument } from './document.ts';
import { at, isObject, type JsonObject, listAt, objectAt, objectsAt, textAt, textsAt } from './json.ts';

/**
 * Applies the variant for a brand to a document (content API, a.6): the variant's element groups replace the content zones with their
 * ids, its headline and its picture replace those of the work, and its tags are added. Zones without a group stay, and pages skip them.
 */
export function applyVariant(document: AnsDocument, brand: BrandId): AnsDocument {
	const variant = objectsAt(document, 'variations', 'variants').find((candidate) => isForBrand(candidate, brand));
	const content = objectAt(variant, 'content');
	if (!content) return document;
	return {
		...document,
		content_elements: fillZones(listAt(document, 'content_elements'), groupsOf(content)),
		...headlinesOf(document, content),
		...promoOf(document, content),
		...taxonomyOf(document, content),
	};
}

const isForBrand = (variant: JsonObject, brand: BrandId): boolean =>
	variant.published !== false && textsAt(variant, 'websites').includes(brand);

const groupsOf = (content: JsonObject): ReadonlyMap<unknown, JsonObject> =>
	new Map(objectsAt(content, 'content_elements').map((group) => [textAt(group, '_id'), group]));

const fillZones = (elements: readonly unknown[], groups: ReadonlyMap<unknown, JsonObject>): readonly unknown[] =>
	elements.map((element) =>
		isObject(element) && element.type === 'content_zone' ? (groups.get(textAt(element, '_id')) ?? element) : element,
	);

/** The headline of the variant takes the place of the work's. */
function headlinesOf(document: AnsDocument, content: JsonObject): JsonObject {
	const headlines = objectAt(content, 'headlines');
	return headlines === undefined ? {} : { headlines: { ...objectAt(document, 'headlines'), ...headlines } };
}

function promoOf(document: AnsDocument, content: JsonObject): JsonObject {
	const basic = at(content, 'promo_items', 'basic');
	return basic === undefined ? {} : { promo_items: { ...objectAt(document, 'promo_items'), basic } };
}

function taxonomyOf(document: AnsDocument, content: JsonObject): JsonObject {
	const added = listAt(content, 'taxonomy', 'tags');
	const taxonomy = objectAt(document, 'taxonomy');
	return added.length === 0 ? {} : { taxonomy: { ...taxonomy, tags: [...listAt(taxonomy, 'tags'), ...added] } };
}
