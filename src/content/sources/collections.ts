import * as v from 'valibot';
import type { JsonObject } from '../ans/json.ts';
import { collectionRows } from '../read/collections.ts';
import type { QueryContext } from '../read/query-context.ts';
import { cardDocuments } from './ans-rows.ts';
import { name, offset, size } from './parameters.ts';
import { source } from './source.ts';

type CollectionPage = { readonly alias: string; readonly from: number; readonly size: number };

/** A collection with the short form of each of its works; works that are not visible are left out without a trace (a.5). */
async function collectionAnswer(context: QueryContext, { alias, from, size: count }: CollectionPage): Promise<JsonObject | undefined> {
	const found = await collectionRows(context, alias);
	if (!found) return undefined;
	return { ...found.stored.document, content_elements: await cardDocuments(context, found.rows.slice(from, from + count)) };
}

/** `collections`: at most 20 members per call; `getNext` adds the next page. */
export const collections = source({
	query: v.pipe(
		v.object({
			_id: v.optional(name),
			content_alias: v.optional(name),
			from: offset,
			size: size(20, 20),
			getNext: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
		}),
		v.check(({ _id, content_alias }) => _id !== undefined || content_alias !== undefined, '_id or content_alias'),
	),
	ttl: 300,
	fetch: (context, { _id, content_alias, from, size: count, getNext }) =>
		collectionAnswer(context, { alias: _id ?? content_alias ?? '', from, size: String(getNext) === 'true' ? count * 2 : count }),
});

/** `alert-bar-collections`: the collection `alert-bar` with at most one work. */
export const alertBar = source({
	query: v.object({}),
	ttl: 120,
	fetch: (context) => collectionAnswer(context, { alias: 'alert-bar', from: 0, size: 1 }),
});
