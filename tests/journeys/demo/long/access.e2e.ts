import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { coverPaths } from '../../../../src/site/page-type.ts';
import { shotPages } from '../../../../tools/screenshots/subjects.ts';
import { violationsOn } from '../../../support/browser/axe.ts';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { violationsAt } from '../../../support/browser/violations-at.ts';
import { structureBrands } from '../../../support/demo.ts';
import { byForm } from '../../../support/form.ts';

const { open, pathOf, sites } = demoReaders({ flags: byForm(withoutPictures, []) });

/** The violations on pages in the light and in the dark scheme. */
async function violations(id: BrandId, paths: readonly string[]) {
	const page = await open(id, '/', { reducedMotion: 'reduce' });
	return violationsAt(page, { url: (path) => sites.url(id, path), paths });
}

/** The address of a page of each type. */
async function typePaths(id: BrandId): Promise<readonly string[]> {
	const pages = await shotPages(id, sites.get);
	return [...new Set(pages.filter(({ press }) => press === undefined).map(({ path }) => path))];
}

/** The types of page are looked at in parts, so that no test takes too long. */
const parts = [0, 1, 2];

describe.each(structureBrands)('$id', ({ id, routes }) => {
	it.each(parts)('has no violation that axe knows on a page of each type, in the light and in the dark scheme: part %i', async (part) => {
		const paths = (await typePaths(id)).filter((_, index) => index % parts.length === part);
		expect(paths.length).toBeGreaterThan(10);
		expect(await violations(id, paths)).toEqual({});
	});

	it('has no violation that axe knows on its covers, in the light and in the dark scheme', async () => {
		const covers = [...coverPaths, ...routes.ownCovers].map((path) => `${path}/`);
		expect(await violations(id, covers)).toEqual({});
	});

	it('has no violation that axe knows on pages of further kinds', async () => {
		const stories = await Promise.all((['video_dark', 'live'] as const).map((kind) => pathOf(id, kind)));
		expect(await violations(id, ['/envivo/', '/programas/', ...stories])).toEqual({});
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
