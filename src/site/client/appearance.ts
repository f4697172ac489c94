import { delegate } from './delegate.ts';
import { read, write } from './storage.ts';

/**
 * Applies the reader's choices before the first paint: light or dark, which wins over the system's and is changed when a toggle is pressed,
 * and the size of the text of stories, which `text-size.island.ts` changes.
 */
export function applyAppearance(page: HTMLElement): void {
	const { dataset } = page;
	dataset.scheme = read('kiosco-scheme') ?? '';
	dataset.size = read('kiosco-size') ?? '';
	delegate('click', '[data-scheme-toggle]', () => {
		dataset.scheme = getComputedStyle(page).colorScheme === 'dark' ? 'light' : 'dark';
		write('kiosco-scheme', dataset.scheme);
	});
}
