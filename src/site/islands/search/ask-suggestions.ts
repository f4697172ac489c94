import * as v from 'valibot';
import { type SearchSuggestion, searchSuggestionsSchema } from '#content/contract';

/** Longer texts are no beginnings of a name. */
const longest = 60;

/**
 * Makes a function that asks the server for suggestions, once for each text. It resolves to undefined when another text was requested
 * meanwhile, and to no suggestions when there is no answer: the search itself works without them.
 */
export function asker(): (typed: string) => Promise<readonly SearchSuggestion[] | undefined> {
	const known = new Map<string, Promise<readonly SearchSuggestion[]>>();
	let last = '';
	return async (typed) => {
		// In one spelling, so that one cached answer serves everybody.
		const text = typed.toLowerCase().trim().replace(/\s+/g, ' ').slice(0, longest);
		last = text;
		const asked = known.get(text) ?? ask(text);
		known.set(text, asked);
		const found = await asked.catch(() => {
			known.delete(text);
			return [];
		});
		return text === last ? found : undefined;
	};
}

async function ask(query: string): Promise<readonly SearchSuggestion[]> {
	if (query.length < 2) return [];
	const answer = await fetch(`/pf/api/v3/content/fetch/search-suggestions?query=${encodeURIComponent(JSON.stringify({ query }))}`);
	if (!answer.ok) throw new Error(`The suggestions could not be loaded: status ${answer.status}`);
	return v.parse(searchSuggestionsSchema, await answer.json()).suggestions;
}
