import * as v from 'valibot';
import { type SearchSuggestion, searchSuggestionsSchema } from '#content/contract';

/** The most characters that are sent: no name begins with a longer text. */
const longest = 60;

/**
 * Makes the function that loads the suggestions for a text from the server, once for each text. It resolves to undefined when another text
 * was requested meanwhile, and to no suggestions when there is no answer: the search itself works without them.
 */
export function suggestionLoader(): (typed: string) => Promise<readonly SearchSuggestion[] | undefined> {
	const known = new Map<string, Promise<readonly SearchSuggestion[]>>();
	let last = '';
	return async (typed) => {
		// All spellings of a text are sent as one, so that a cached answer serves everybody.
		const text = typed.toLowerCase().trim().replace(/\s+/g, ' ').slice(0, longest);
		last = text;
		const loading = known.get(text) ?? load(text);
		known.set(text, loading);
		const found = await loading.catch(() => {
			known.delete(text);
			return [];
		});
		return text === last ? found : undefined;
	};
}

async function load(query: string): Promise<readonly SearchSuggestion[]> {
	if (query.length < 2) return [];
	const answer = await fetch(`/pf/api/v3/content/fetch/search-suggestions?query=${encodeURIComponent(JSON.stringify({ query }))}`);
	if (!answer.ok) throw new Error(`The suggestions could not be loaded: status ${answer.status}`);
	return v.parse(searchSuggestionsSchema, await answer.json()).suggestions;
}
