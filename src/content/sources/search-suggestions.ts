import * as v from 'valibot';
import { suggest } from '../search/suggest.ts';
import { source } from './source.ts';

/** `search-suggestions`: what a reader may mean who has typed `query`. */
export const searchSuggestions = source({
	query: v.object({ query: v.pipe(v.string(), v.maxLength(200)) }),
	ttl: 60,
	fetch: async (context, { query }) => ({ suggestions: await suggest(context, query) }),
});
