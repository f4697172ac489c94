// Tells the style sheets how the page is scrolled, and switches the header between masthead and bar.
/** The masthead is shown again when the anchor, an element of the page, is more than this many px below the top of the window (HDR-10). */
const threshold = 40;

/**
 * Sets `data-scroll` on the page to Top, Up or Down for the style sheets (MENU-03), and `data-mode` of a header that switches. The mode
 * `header-home` shows the masthead, `header-global` the bar. Reads the layout only when the reader scrolls, and before it writes, so that
 * the page is laid out once.
 */
export function watchScroll(page: HTMLElement): void {
	const header = page.querySelector<HTMLElement>('header[data-switches]');
	const anchor = page.querySelector('[data-header-anchor]');
	let last = 0;
	const update = () => {
		const now = scrollY;
		if (now === last) return;
		const mode = header && anchor && modeAt(now, anchor.getBoundingClientRect());
		page.dataset.scroll = now <= 0 ? 'Top' : now > last ? 'Down' : 'Up';
		if (header && mode) header.dataset.mode = mode;
		last = now;
	};
	addEventListener('scroll', update, { passive: true });
}

// Undefined while the anchor is between the two limits: the mode stays as it is (HDR-09, HDR-10).
function modeAt(scroll: number, { top, bottom }: DOMRect): string | undefined {
	if (scroll <= 0 || top > threshold) return 'header-home';
	return bottom < 0 ? 'header-global' : undefined;
}
