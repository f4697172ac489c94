import { isObject, type JsonObject, listAt } from '../ans/json.ts';

/** What is in a feed: in search results, or in a list of documents without a type of its own. Undefined for anything else. */
export function feedItems(json: JsonObject): readonly unknown[] | undefined {
	const items = listAt(json, 'content_elements');
	const isFeed = json.type === 'results' || (json.type === undefined && Array.isArray(json.content_elements) && !isStory(json, items));
	return isFeed ? items : undefined;
}

/** Feeds leave out members that nobody asked for (`included_fields`). A story without its type has elements in the place of documents. */
const isStory = (json: JsonObject, items: readonly unknown[]): boolean =>
	isFiltered(json) && !items.some((item) => isObject(item) && isObject(item.headlines));

/** Whether an object without a type is a work of which a feed left the type out. */
export const isFiltered = (json: JsonObject): boolean =>
	isObject(json.headlines) && ['_id', 'canonical_url', 'website_url', 'content_elements'].some((key) => Object.hasOwn(json, key));
