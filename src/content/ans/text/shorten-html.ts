/** The most tags in one piece of inline HTML. A long article pasted into one paragraph has some hundreds. */
export const maxTags = 5_000;

/**
 * Cuts HTML before its first tag beyond the limit. The time of HTML parsers grows with the square of the open tags: a megabyte of them
 * took 25 seconds.
 */
export const shortenHtml = (html: string): string => html.slice(0, endOfTags(html));

/** The index of the first tag beyond the limit; undefined when there is none. */
export function endOfTags(html: string): number | undefined {
	let at = -1;
	for (let tags = 0; tags <= maxTags; tags += 1) {
		at = html.indexOf('<', at + 1);
		if (at === -1) return undefined;
	}
	return at;
}
