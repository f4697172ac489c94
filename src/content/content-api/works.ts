import * as v from 'valibot';
import { storyRows } from '../read/cards-by-id.ts';
import { results } from '../sources/ans-rows.ts';
import { collections as collectionsSource } from '../sources/collections.ts';
import { contentApi } from '../sources/content-api.ts';
import { text } from '../sources/parameters.ts';
import { relatedContent } from '../sources/related-content.ts';
import { type Source, source } from '../sources/source.ts';

const keyed = (open: Source): Source => ({ ...open, ttl: 0, needs: 'published' });

/** `/content/v4/`, and the same below it by type: one work by its id or address. */
export const work = keyed(contentApi);

/** `/content/v4/collections`. */
export const collections = keyed(collectionsSource);

/** `/content/v4/related-content`: `{basic, redirect}`. */
export const related: Source = source({
	query: relatedContent.query,
	ttl: 0,
	needs: 'published',
	async fetch(context, query) {
		const found = await relatedContent.fetch(context, query);
		return found && { basic: v.parse(v.object({ content_elements: v.array(v.unknown()) }), found).content_elements, redirect: [] };
	},
});

const ids = v.pipe(
	text,
	v.transform((list) => list.split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]))),
	v.minLength(1),
	v.maxLength(100),
);

/** `/content/v4/ids`: the visible works among some ids, in their order. */
export const worksById = source({
	query: v.object({ ids }),
	ttl: 0,
	needs: 'published',
	async fetch(context, { ids: wanted }) {
		const rows = await storyRows(context, wanted);
		return results(context, { rows, total: rows.length, offset: 0, size: rows.length });
	},
});
