import { measure } from './measure.ts';

/**
 * Empties the search box when it closes (SEARCH-07); the browser itself focuses it, and closes it on Escape and on a click outside. Measures
 * every search (ANA-02), without its terms.
 */
export function watchSearch(page: HTMLElement): void {
	page.addEventListener('submit', ({ target }) => {
		if (target instanceof Element && target.closest('[data-search]')) measure({ event: 'search-click' });
	});
	page.addEventListener(
		'toggle',
		({ target }) => {
			if (!(target instanceof Element)) return;
			target.closest('[data-search-box]:not(:popover-open)')?.querySelector('form')?.reset();
		},
		true,
	);
}
