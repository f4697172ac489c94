import * as v from 'valibot';
import { pageOf, searchRows } from '../search/search.ts';
import { wholeDocuments } from './ans-rows.ts';
import { page, size, text } from './parameters.ts';
import { source } from './source.ts';

/** `search-api`: `{data, metadata}`. Hyphens separate words, as in `/buscar/copa-del-mundo/`. */
export const searchApi = source({
	query: v.object({ query: v.optional(text, ''), page, size: v.optional(size(10)), feed_size: v.optional(size(10)) }),
	ttl: 120,
	async fetch(context, { query, page: number, size: count, feed_size }) {
		const part = pageOf({ page: number, size: count ?? feed_size ?? 10 });
		const found = await searchRows(context, { terms: query.replaceAll('-', ' '), ...part });
		return {
			data: await wholeDocuments(context, found.rows),
			metadata: { q: found.terms, page: number, per_page: found.size, total_hits: found.total, ...correctionOf(found) },
		};
	},
});

const correctionOf = ({ correctedTerms }: { readonly correctedTerms?: string }) =>
	correctedTerms === undefined ? {} : { corrected_q: correctedTerms };
