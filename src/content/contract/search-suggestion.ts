import * as v from 'valibot';

/** What a reader may mean who types a search: a page about a topic, or a story. `url` is the path of its page. */
const searchSuggestion = v.object({
	kind: v.picklist(['section', 'tag', 'author', 'story']),
	text: v.pipe(v.string(), v.nonEmpty()),
	url: v.pipe(v.string(), v.nonEmpty()),
});

/** The answer of the content source `search-suggestions`: topics first, then stories. */
export const searchSuggestionsSchema = v.object({ suggestions: v.array(searchSuggestion) });

export type SearchSuggestion = v.InferOutput<typeof searchSuggestion>;
