import { cleanText, foldText } from '../ans/text/clean-text.ts';

const maxLength = 200;
const maxWords = 10;

/** The terms of a search: as the page displays them again, and folded as they are compared. */
export type SearchTerms = { readonly display: string; readonly folded: string };

/**
 * Cuts the terms of a search to 200 characters and 10 words, whatever was sent: thousands of hyphens, control characters, emoji.
 * Quotes, `or` and a minus keep the meaning that `websearch_to_tsquery` gives them; everything else is words. Returns undefined when no
 * word of two characters is left.
 */
export function searchTerms(input: string): SearchTerms | undefined {
	const display = cleanText(input.slice(0, maxLength * 4).toWellFormed())
		.slice(0, maxLength)
		.toWellFormed()
		.split(' ')
		.slice(0, maxWords)
		.join(' ');
	const folded = foldText(display)
		.replaceAll(/[^\p{L}\p{N}"' -]+/gu, ' ')
		// A hyphen inside a word joins two words; before a word it excludes the word.
		.replaceAll(/(?<=[\p{L}\p{N}])-+/gu, ' ')
		.replaceAll(/-{2,}|-(?![\p{L}\p{N}"])/gu, ' ')
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, maxWords)
		.join(' ');
	return /[\p{L}\p{N}]{2}/u.test(folded) ? { display, folded } : undefined;
}

/** The words of a text; of folded terms, without operators. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
