/** A text of at most so many characters; a longer one ends after a whole word, with an ellipsis. */
export function shorten(text: string, most: number): string {
	const plain = text.replace(/\s+/g, ' ').trim().toWellFormed();
	if (plain.length <= most) return plain;
	const start = plain.slice(0, most - 1);
	const lastSpace = start.lastIndexOf(' ');
	return `${(lastSpace > most / 2 ? start.slice(0, lastSpace) : start)
		.toWellFormed()
		.trimEnd()
		.replace(/[,.;:–—-]$/, '')}…`;
}
