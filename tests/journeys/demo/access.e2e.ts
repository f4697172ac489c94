import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { violationsAt } from '../../support/browser/violations-at.ts';
import { structureBrands } from '../../support/demo.ts';
import { richestOf } from '../../support/demo-stories.ts';
import { byForm } from '../../support/form.ts';

const { open, pathOf, sites, stories } = demoReaders({ flags: byForm(withoutPictures, []) });

/** Five pages that together have most blocks of a brand. */
async function mainPaths(id: BrandId): Promise<readonly string[]> {
	return [richestOf(await stories(id)).path, '/', '/ultimas-noticias/', '/buscar/la/', '/no-existe/'];
}

/** How many of the main pages are looked at in the dark scheme too. */
const inDark = byForm(2, Number.POSITIVE_INFINITY);

async function violations(id: BrandId, paths: readonly string[], dark: number) {
	const page = await open(id, '/', { reducedMotion: 'reduce' });
	return violationsAt(page, { url: (path) => sites.url(id, path), paths, dark });
}

describe.each(structureBrands)('$id', ({ id }) => {
	it('has no violation that axe knows on its main pages, in the light and in the dark scheme', async () => {
		expect(await violations(id, await mainPaths(id), inDark)).toEqual({});
	});

	it('has no violation that axe knows on pages of further kinds', async () => {
		const stories = await Promise.all((['video_dark', 'live'] as const).map((kind) => pathOf(id, kind)));
		expect(await violations(id, ['/envivo/', '/programas/', ...stories], 0)).toEqual({});
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
