import { isObject, type JsonObject, listAt } from '../ans/json.ts';

/** Members in which programs put the documents of an answer. */
const envelopes = ['content_elements', 'data', 'results', 'articles', 'stories', 'items'] as const;

/** What is in a feed: in search results, or in a list of documents without a type of its own. Undefined for anything else. */
export function feedItems(json: JsonObject): readonly unknown[] | undefined {
	if (json.type !== 'results' && json.type !== undefined) return undefined;
	const key = envelopes.find((name) => Array.isArray(json[name]));
	const items = listAt(json, key ?? '');
	if (json.type === undefined && (key === undefined || isStory(json, items) || !(key === 'content_elements' || holdDocuments(items))))
		return undefined;
	return items;
}

/** Lists of that name elsewhere may hold anything. */
const holdDocuments = (items: readonly unknown[]): boolean => items.some((item) => isObject(item) && isObject(item.headlines));

/** A story without its type has elements in the place of documents. */
const isStory = (json: JsonObject, items: readonly unknown[]): boolean => isFiltered(json) && !holdDocuments(items);

/** Whether an object without a type is a work: feeds leave out members that nobody asked for (`included_fields`). */
export const isFiltered = (json: JsonObject): boolean =>
	isObject(json.headlines) && ['_id', 'canonical_url', 'website_url', 'content_elements'].some((key) => Object.hasOwn(json, key));
