import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { shotPages } from '../../../../tools/screenshots/subjects.ts';
import { violationsOn } from '../../../support/browser/axe.ts';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { demoViolations } from '../../../support/browser/demo-violations.ts';
import { structureBrands } from '../../../support/demo.ts';
import { byForm } from '../../../support/form.ts';

const readers = demoReaders({ flags: byForm(withoutPictures, []) });

/** The address of a page of each type. */
async function typePaths(id: BrandId): Promise<readonly string[]> {
	const pages = await shotPages(id, readers.sites.get);
	return [...new Set(pages.filter(({ press }) => press === undefined).map(({ path }) => path))];
}

/** The types of page are looked at in parts, so that no test takes too long. */
const parts = [0, 1, 2];

describe.each(structureBrands)('$id', ({ id }) => {
	it.each(parts)('has no violation that axe knows on a page of each type, in the light and in the dark scheme: part %i', async (part) => {
		const paths = (await typePaths(id)).filter((_, index) => index % parts.length === part);
		expect(paths.length).toBeGreaterThan(10);
		expect(await demoViolations(readers, id, { paths })).toEqual({});
	});

	it('has no violation that axe knows while its menu, search and notifications are open, on a phone', async () => {
		const page = await readers.open(id, '/', { reducedMotion: 'reduce', viewport: phone });
		for (const part of ['menu', 'buscador', 'notificaciones', 'mas-secciones']) {
			await page.locator(`[popovertarget="${part}"] >> visible=true`).first().click();
			expect(await violationsOn(page), part).toEqual([]);
			await page.keyboard.press('Escape');
		}
	});
});
