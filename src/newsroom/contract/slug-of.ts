/** A slug of words: without accents, in lower case, with hyphens. */
export const slugOf = (words: string): string =>
	words
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
		.slice(0, 90);
