import { delegate } from './delegate.ts';
import { read, write } from './storage.ts';

const key = 'kiosco-scheme';

/** Applies the reader's choice of light or dark, which wins over the system's, and changes it when a toggle is pressed. */
export function applyColorScheme({ dataset }: HTMLElement): void {
	dataset.scheme = read(key) ?? '';
	delegate('click', '[data-scheme-toggle]', () => {
		const isDark = dataset.scheme ? dataset.scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
		dataset.scheme = isDark ? 'light' : 'dark';
		write(key, dataset.scheme);
	});
}
