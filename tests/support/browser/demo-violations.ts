import type { BrandId } from '#brands';
import { violationsOn } from './axe.ts';
import type { DemoReaders } from './demo-readers.ts';

type Pages = {
	readonly paths: readonly string[];
	/** How many of them are looked at in the dark scheme too; default: all. */
	readonly dark?: number;
};

/** The violations that axe finds on pages of a demo site, by path and color scheme; pages without any are left out. */
export async function demoViolations(
	{ open, sites }: Pick<DemoReaders, 'open' | 'sites'>,
	id: BrandId,
	{ paths, dark = paths.length }: Pages,
): Promise<Record<string, readonly string[]>> {
	const page = await open(id, '/', { reducedMotion: 'reduce' });
	const found: Record<string, readonly string[]> = {};
	for (const [index, path] of paths.entries()) {
		await page.goto(sites.url(id, path), { waitUntil: 'load' });
		for (const colorScheme of index < dark ? (['light', 'dark'] as const) : (['light'] as const)) {
			await page.emulateMedia({ colorScheme });
			// The dark scheme differs only in colours.
			found[`${path} ${colorScheme}`] = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colors');
		}
	}
	return Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0));
}
