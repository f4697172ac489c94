/** Most tags in one piece of inline HTML; a long article pasted into one paragraph has some hundreds. */
export const mostTags = 5_000;

/**
 * The HTML up to its last allowed tag. The time of HTML parsers grows with the square of the tags that are open at once:
 * a megabyte of them took 25 seconds.
 */
export function shortenHtml(html: string): string {
	const end = endOfTags(html);
	return end === undefined ? html : html.slice(0, end);
}

/** Where the first tag too many begins. */
export function endOfTags(html: string): number | undefined {
	let at = -1;
	for (let tags = 0; tags <= mostTags; tags += 1) {
		at = html.indexOf('<', at + 1);
		if (at === -1) return undefined;
	}
	return at;
}
