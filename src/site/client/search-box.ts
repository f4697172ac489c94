import { measure } from './measure.ts';

/**
 * The search box is empty when it opens again (SEARCH-07); the browser gives it the focus, and closes it on Escape and on a click outside.
 * Every search is tracked (ANA-02), never what for.
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
