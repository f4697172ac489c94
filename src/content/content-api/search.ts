import * as v from 'valibot';
import { listingRows } from '../read/lists/listing.ts';
import type { QueryContext } from '../read/query-context.ts';
import { searchRows } from '../search/search.ts';
import { type ResultsPage, results } from '../sources/ans-rows.ts';
import { feedQuery } from '../sources/feed-query.ts';
import { offset, size, text } from '../sources/parameters.ts';
import { source } from '../sources/source.ts';
import { queryOfBody } from './search-body.ts';

/** Works are sorted by the date shown, newest first; other orders are refused, not ignored. */
const sort = v.optional(v.picklist(['display_date:desc', 'publish_date:desc', 'first_publish_date:desc']), 'display_date:desc');

type Search = { readonly q: string; readonly from: number; readonly size: number };

/** `/content/v4/search/published`: works by a query, by words, or by a search body of Elasticsearch. */
export const search = source({
	query: v.object({
		q: v.optional(text, '*'),
		body: v.optional(v.pipe(v.string(), v.maxLength(8_000))),
		from: offset,
		size: size(10),
		sort,
	}),
	ttl: 0,
	needs: 'published',
	async fetch(context, { q, body, ...page }) {
		return results(context, await rowsOf(context, { q: body === undefined ? q : queryOfBody(body), ...page }));
	},
});

/** A query that names no field is words. */
async function rowsOf(context: QueryContext, { q, from, size: count }: Search): Promise<ResultsPage> {
	if (q === '*' || q.includes(':')) return listingRows(context, { ...feedQuery(q, context.brand.id), size: count, offset: from });
	return searchRows(context, { terms: q, offset: from, size: count });
}
