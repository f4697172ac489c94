/** A text with single spaces, trimmed. */
export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A text in the form in which it is compared: composed characters, and plain quotes, dashes and spaces, since each system writes these in
 * its own way.
 */
export const comparable = (text: string): string =>
	singleSpaced(text.normalize('NFC'))
		.replace(/[“”«»„]/g, '"')
		.replace(/[‘’`´]/g, "'")
		.replace(/[‐‑–—]/g, '-')
		.replaceAll('…', '...');

/** The words of a text, folded: lower case, no accents, no punctuation. */
export const foldedWords = (text: string): readonly string[] =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu) ?? [];
