/** The name of the highlight in the style sheet. */
const name = 'spoken';

/**
 * Marks what is spoken, by the CSS Custom Highlight API, which leaves the text as it is, and scrolls to it when it is out of sight. Browsers
 * without that API mark nothing.
 */
export function markSpoken(range: Range | undefined): void {
	if ('highlights' in CSS) {
		if (range) CSS.highlights.set(name, new Highlight(range));
		else CSS.highlights.delete(name);
	}
	if (range && !isInSight(range)) range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Whether a range is in the window, between the header and the bar of the voice. */
function isInSight(range: Range): boolean {
	const { top, bottom } = range.getBoundingClientRect();
	return top > 72 && bottom < innerHeight - 88;
}
