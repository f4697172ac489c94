import type { Page } from 'playwright-core';
import { violationsOn } from './axe.ts';

type Pages = {
	/** Address of a path. */
	readonly url: (path: string) => string;
	readonly paths: readonly string[];
	/** How many of them are looked at in the dark scheme too; default: all. */
	readonly dark?: number;
};

/** The violations that axe finds on pages, by path and color scheme; pages without any are left out. The reader should prefer no motion. */
export async function violationsAt(page: Page, { url, paths, dark = paths.length }: Pages): Promise<Record<string, readonly string[]>> {
	const found: Record<string, readonly string[]> = {};
	for (const [index, path] of paths.entries()) {
		await page.goto(url(path), { waitUntil: 'load' });
		for (const colorScheme of index < dark ? (['light', 'dark'] as const) : (['light'] as const)) {
			await page.emulateMedia({ colorScheme });
			// The dark scheme differs only in colours.
			found[`${path} ${colorScheme}`] = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colors');
		}
	}
	return Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0));
}
