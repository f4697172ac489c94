import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { structureBrands } from '../../support/demo.ts';
import { type DemoKind, demoKinds, richestOf } from '../../support/demo-stories.ts';
import { byForm } from '../../support/form.ts';

const { open, pathOf, sites, stories } = demoReaders({ flags: byForm(withoutPictures, []) });

/** Five pages that together have most blocks of a brand. */
async function mainPaths(id: BrandId): Promise<readonly string[]> {
	return [richestOf(await stories(id)).path, '/', '/ultimas-noticias/', '/buscar/la/', '/no-existe/'];
}

/** Pages of further kinds: in the long form, one of each. */
async function furtherPaths(id: BrandId): Promise<readonly string[]> {
	const { body } = await sites.get(id, richestOf(await stories(id)).path);
	const firstLink = (pattern: RegExp) => [...body.matchAll(pattern)].slice(0, 1).map(([, path = '']) => path);
	const kinds = byForm<readonly DemoKind[]>(['video_dark', 'live'], demoKinds);
	const links = [...firstLink(/href="(\/tags\/[^"/]+\/)"/g), ...firstLink(/href="(\/autor\/[^"/]+\/)"/g)];
	const lists = ['/deportes/', '/tags/', '/buscar/xyzzyqwrt/', ...links];
	return ['/envivo/', '/programas/', ...byForm([], lists), ...(await Promise.all(kinds.map((kind) => pathOf(id, kind))))];
}

/** How many of some pages are looked at in the dark scheme too. */
const inDark = byForm({ main: 2, further: 0 }, { main: Number.POSITIVE_INFINITY, further: Number.POSITIVE_INFINITY });

/** The violations on pages, by path and color scheme: in the light scheme on all, in the dark one on the first `dark` of them. */
async function violationsAt(id: BrandId, paths: readonly string[], dark: number) {
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

describe.each(structureBrands)('$id', ({ id }) => {
	it('has no violation that axe knows on its main pages, in the light and in the dark scheme', async () => {
		expect(await violationsAt(id, await mainPaths(id), inDark.main)).toEqual({});
	});

	it('has no violation that axe knows on pages of further kinds', async () => {
		expect(await violationsAt(id, await furtherPaths(id), inDark.further)).toEqual({});
	});

	it('has no violation that axe knows while its menu, search and notifications are open, on a phone', async () => {
		const page = await open(id, '/', { reducedMotion: 'reduce', viewport: phone });
		for (const part of ['menu', 'buscador', 'notificaciones', 'mas-secciones']) {
			await page.locator(`[popovertarget="${part}"] >> visible=true`).first().click();
			expect(await violationsOn(page), part).toEqual([]);
			await page.keyboard.press('Escape');
		}
	});
});
