/** The home header turns global above this many px of the anchor's top (HDR-10). */
const threshold = 40;

/** Tells the style sheets where the reader is: `data-scroll` is Top, Up or Down (MENU-03). */
export function watchScroll(page: HTMLElement): void {
	let last = scrollY;
	const tell = () => {
		const direction = scrollY <= 0 ? 'Top' : scrollY > last ? 'Down' : 'Up';
		if (scrollY === last && page.dataset.scroll !== undefined) return;
		last = scrollY;
		page.dataset.scroll = direction;
		switchHeader(page);
	};
	addEventListener('scroll', tell, { passive: true });
	tell();
}

// Between 0 and 40 px the mode stays as it is (HDR-09, HDR-10).
function switchHeader(page: HTMLElement): void {
	const header = page.querySelector<HTMLElement>('header[data-switches]');
	const anchor = page.querySelector('[data-header-anchor]')?.getBoundingClientRect();
	if (header === null || anchor === undefined) return;
	if (scrollY <= 0 || anchor.top > threshold) header.dataset.mode = 'header-home';
	else if (anchor.bottom < 0) header.dataset.mode = 'header-global';
}
