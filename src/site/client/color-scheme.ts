const key = 'kiosco-scheme';

/** A reader's choice of light or dark wins over the system's. */
export function keepColorScheme(page: HTMLElement): void {
	const chosen = read();
	if (chosen !== null) page.dataset.scheme = chosen;
	page.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-scheme-toggle]') : null;
		if (button === null) return;
		const next = isDark(page) ? 'light' : 'dark';
		page.dataset.scheme = next;
		write(next);
	});
}

function isDark(page: HTMLElement): boolean {
	return page.dataset.scheme === 'dark' || (page.dataset.scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
}

// Storage may be forbidden; the choice then lasts as long as the page.
function read(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function write(scheme: string): void {
	try {
		localStorage.setItem(key, scheme);
	} catch {}
}
