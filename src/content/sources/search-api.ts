import * as v from 'valibot';
import { searchRows } from '../search/search.ts';
import { wholeDocuments } from './ans-rows.ts';
import { page, size, text } from './parameters.ts';
import { source } from './source.ts';

/** `search-api`: `{data, metadata}`. Hyphens join the words, as in `/buscar/copa-del-mundo/`. */
export const searchApi = source({
	query: v.object({ query: v.optional(text, ''), page, size: v.optional(size(10)), feed_size: v.optional(size(10)) }),
	ttl: 120,
	async fetch(reading, asked) {
		const count = asked.size ?? asked.feed_size ?? 10;
		const found = await searchRows(reading, { terms: asked.query.replaceAll('-', ' '), page: asked.page, size: count });
		return {
			data: await wholeDocuments(reading, found.rows),
			metadata: { q: found.terms, page: asked.page, per_page: found.size, total_hits: found.total, ...corrected(found) },
		};
	},
});

const corrected = ({ correctedTerms }: { readonly correctedTerms?: string }) =>
	correctedTerms === undefined ? {} : { corrected_q: correctedTerms };
