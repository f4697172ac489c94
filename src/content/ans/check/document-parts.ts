// The parts of a document that have a schema of their own.
import { isObject, type JsonObject } from '../json.ts';
import type { JsonPath } from '../json-path.ts';
import type { DocumentPart } from './document-part.ts';
import { namedParts, withoutNamed } from './named-parts.ts';

/** Keys whose lists have elements: bodies, items of lists and of link lists, cells of old tables. */
const elementLists = ['content_elements', 'items', 'cells'] as const;

/** The members that hold parts, except named ones. Most paragraphs have none of them. */
const holders = [...elementLists, 'promo_items', 'related_content', 'variations'] as const;

function hasHolders(object: JsonObject): boolean {
	for (const key of holders) if (object[key] !== undefined) return true;
	return false;
}

/** The types that items may have, by the type of the list. */
const itemTypes: ReadonlyMap<unknown, readonly string[]> = new Map([
	['list', ['text', 'list']],
	['link_list', ['interstitial_link', 'text']],
]);

/** All parts directly inside an object, with their paths. */
export function partsOf(object: JsonObject, path: JsonPath): readonly DocumentPart[] {
	const named = namedParts(object, path);
	if (!hasHolders(object)) return named;
	return [
		...elementLists.flatMap((key) =>
			items(object[key], [...path, key], 'element').map((part) => ({
				...part,
				only: key === 'items' ? itemTypes.get(object.type) : undefined,
			})),
		),
		...entries(object.promo_items, [...path, 'promo_items']).map((entry) => ({ ...entry, role: 'promo' as const })),
		...relatedLists(object, path).flatMap(({ value, path: list }) => items(value, list, 'related')),
		...variants(object, path).map(({ value, path: variant }) => ({
			value: value.content,
			path: [...variant, 'content'],
			role: 'document' as const,
		})),
		...named,
	];
}

/**
 * The object without its parts, for its own schema. With them the schema would try every alternative for every part of every level, which
 * multiplies with the depth, and would report each failure.
 */
export function withoutParts(object: JsonObject): JsonObject {
	if (!hasHolders(object)) return withoutNamed(object);
	const emptied = elementLists.filter((key) => Array.isArray(object[key])).map((key) => [key, placeholders(object, key)]);
	const promo = isObject(object.promo_items) ? { promo_items: {} } : {};
	return withoutNamed({ ...object, ...Object.fromEntries(emptied), ...promo, ...withoutRelated(object), ...withoutVariants(object) });
}

/** A link list has a minimum and a maximum length, so its schema gets a list of the same length (up to one too many). */
function placeholders(object: JsonObject, key: string): readonly unknown[] {
	const list = object[key];
	return object.type === 'link_list' && Array.isArray(list) ? list.slice(0, 11).map(() => ({ type: 'text', content: '' })) : [];
}

function items(list: unknown, path: JsonPath, role: DocumentPart['role']): readonly DocumentPart[] {
	return Array.isArray(list) ? list.map((value, index) => ({ value, path: [...path, index], role })) : [];
}

type Entry = { readonly value: unknown; readonly path: JsonPath };

const entries = (object: unknown, path: JsonPath): readonly Entry[] =>
	isObject(object) ? Object.entries(object).map(([key, value]) => ({ value, path: [...path, key] })) : [];

/** The lists of `related_content`, without `redirect`: the schema of the document checks its only type and its length. */
const relatedLists = (object: JsonObject, path: JsonPath) =>
	entries(object.related_content, [...path, 'related_content']).filter(({ path: list }) => list.at(-1) !== 'redirect');

function withoutRelated(object: JsonObject): JsonObject {
	const related = object.related_content;
	if (!isObject(related)) return {};
	const emptied = Object.entries(related).map(([key, value]) => [key, key !== 'redirect' && Array.isArray(value) ? [] : value]);
	return { related_content: Object.fromEntries(emptied) };
}

function variants(object: JsonObject, path: JsonPath): readonly { readonly value: JsonObject; readonly path: JsonPath }[] {
	const variations = object.variations;
	const list = isObject(variations) && Array.isArray(variations.variants) ? variations.variants : [];
	return list.flatMap((value, index) =>
		isObject(value) && isObject(value.content) ? [{ value, path: [...path, 'variations', 'variants', index] }] : [],
	);
}

function withoutVariants(object: JsonObject): JsonObject {
	const variations = object.variations;
	if (!isObject(variations) || !Array.isArray(variations.variants)) return {};
	const emptied = variations.variants.map((variant: unknown) => (isObject(variant) ? { ...variant, content: undefined } : variant));
	return { variations: { ...variations, variants: emptied } };
}
