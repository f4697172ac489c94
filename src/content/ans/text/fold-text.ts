import { cleanText } from './clean-text.ts';

/**
 * The form of a text in which searches compare: lower case, no accents (ñ is n), full-width letters made narrow, no control characters.
 * What is indexed and what is asked both go through it.
 */
export const foldText = (text: string): string => cleanText(text.normalize('NFKD').replace(/\p{M}+/gu, '')).toLowerCase();

/** The text as a part of an address: `Cine y series` becomes `cine-y-series`. */
export const slugOf = (text: string): string =>
	foldText(text.slice(0, 200))
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
