import { read, write } from './storage.ts';

const key = 'kiosco-scheme';

/** Applies the reader's choice of light or dark, which wins over the system's, and changes it when a toggle is pressed. */
export function applyColorScheme(page: HTMLElement): void {
	const chosen = read(key);
	if (chosen !== null) page.dataset.scheme = chosen;
	page.addEventListener('click', ({ target }) => {
		if (!(target instanceof Element && target.closest('[data-scheme-toggle]'))) return;
		const next = isDark(page) ? 'light' : 'dark';
		page.dataset.scheme = next;
		write(key, next);
	});
}

function isDark(page: HTMLElement): boolean {
	return page.dataset.scheme === 'dark' || (page.dataset.scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
}
