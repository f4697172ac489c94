// Plain texts: clean for people, folded for search, and as parts of addresses.

// Marks, embeddings, overrides and isolates of writing direction, which can make a headline read as a different one.
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/gu;

/** The text as one line, without control characters and controls of writing direction, and with single spaces. */
export const cleanText = (text: string): string => text.replace(bidiControls, '').replace(controls, ' ').replace(/ {2,}/g, ' ').trim();

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
