import { cleanText } from './clean-text.ts';

/**
 * Folds a text for search: lower case, no accents (ñ becomes n), narrow instead of full-width letters, no control characters. Both the
 * indexed texts and the search terms are folded.
 */
export const foldText = (text: string): string => cleanText(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The text as a segment of an address: `Cine y series` becomes `cine-y-series`. */
export const slugOf = (text: string): string =>
	foldText(text.slice(0, 200))
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
