/**
 * The search form goes to `/buscar/{terms-joined-by-hyphens}/` (SEARCH-01); without scripts the same form asks
 * `/buscar/?q=…` and the server redirects. Closing the box clears it (SEARCH-07); the browser closes it on Escape and on a click outside.
 */
export function watchSearch(page: HTMLElement): void {
	page.addEventListener('submit', (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.dataset.search === undefined) return;
		event.preventDefault();
		const terms = String(new FormData(form).get('q'))
			.split(/[\s\-/\\;#]+/)
			.filter((word) => /[^.]/.test(word))
			.map(encodeURIComponent);
		location.href = `${form.getAttribute('action')}${terms.join('-')}${terms.length > 0 ? '/' : ''}`;
	});
	page.addEventListener(
		'toggle',
		({ target }) => {
			if (!(target instanceof HTMLElement) || target.dataset.searchBox === undefined) return;
			const open = target.matches(':popover-open');
			if (open) target.querySelector('input')?.focus();
			else target.querySelector('form')?.reset();
		},
		true,
	);
}
