/** The home header turns global above this many px of the anchor's top (HDR-10). */
const threshold = 40;

type Header = { readonly element: HTMLElement; readonly anchor: Element };

/**
 * Tells the style sheets where the reader is: `data-scroll` is Top, as the server wrote it, Up or Down (MENU-03). Nothing
 * is asked of the layout before she scrolls, and then all is read before anything is written: the page is laid out once.
 */
export function watchScroll(page: HTMLElement): void {
	const header = switchingHeader(page);
	let last = 0;
	const tell = () => {
		const now = scrollY;
		if (now === last) return;
		const mode = header && modeAt(now, header.anchor.getBoundingClientRect());
		page.dataset.scroll = now <= 0 ? 'Top' : now > last ? 'Down' : 'Up';
		if (header && mode) header.element.dataset.mode = mode;
		last = now;
	};
	addEventListener('scroll', tell, { passive: true });
}

function switchingHeader(page: HTMLElement): Header | undefined {
	const element = page.querySelector<HTMLElement>('header[data-switches]');
	const anchor = page.querySelector('[data-header-anchor]');
	return element && anchor ? { element, anchor } : undefined;
}

// Between 0 and 40 px the mode stays as it is (HDR-09, HDR-10).
function modeAt(scroll: number, { top, bottom }: DOMRect): string | undefined {
	if (scroll <= 0 || top > threshold) return 'header-home';
	return bottom < 0 ? 'header-global' : undefined;
}
