import { cleanText } from '../ans/text/clean-text.ts';
import { foldText } from '../ans/text/fold-text.ts';

const longest = 200;
const mostWords = 10;

/** What is asked, in the form in which it is compared and in the one in which it is shown again. */
export type SearchTerms = { readonly shown: string; readonly folded: string };

/**
 * The terms of a search cut to 200 characters and 10 words, whatever was sent: thousands of hyphens, control characters, emoji.
 * Quotes, `or` and a minus keep the meaning that `websearch_to_tsquery` gives them; everything else is words.
 */
export function searchTerms(asked: string): SearchTerms | undefined {
	const shown = cleanText(asked.slice(0, longest * 4).toWellFormed())
		.slice(0, longest)
		.toWellFormed()
		.split(' ')
		.slice(0, mostWords)
		.join(' ');
	const folded = foldText(shown)
		.replaceAll(/[^\p{L}\p{N}"' -]+/gu, ' ')
		// A hyphen joins words, and before the first letter of one it takes a word out.
		.replaceAll(/(?<=[\p{L}\p{N}])-+/gu, ' ')
		.replaceAll(/-{2,}|-(?![\p{L}\p{N}"])/gu, ' ')
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, mostWords)
		.join(' ');
	return /[\p{L}\p{N}]{2}/u.test(folded) ? { shown, folded } : undefined;
}

/** The words of folded terms, without operators. */
export const wordsOf = (folded: string): readonly string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
