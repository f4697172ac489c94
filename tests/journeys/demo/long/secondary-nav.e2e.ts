import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../support/demo.ts';

const { open, pathOf, sites } = demoReaders({ flags: withoutPictures });

describe('the secondary nav', () => {
	const brandsWithNav = structureBrands.filter(({ header }) => header.secondaryNav);

	it.each(brandsWithNav)('HDR-13 HDR-14 of $id links to the section of a section page and of a story', async ({ id }) => {
		const path = await pathOf(id, 'live');
		const { body } = await sites.get(
			id,
			`/pf/api/v3/content/fetch/content-api?query=${encodeURIComponent(JSON.stringify({ website_url: path }))}`,
		);
		const expected = { '/deportes/': '/deportes/', [path]: `${JSON.parse(body).taxonomy.primary_section._id}/` };
		for (const [at, section] of Object.entries(expected)) {
			const page = await open(id, at);
			expect(await page.locator('[data-secondary-nav] a').getAttribute('href'), at).toBe(section);
		}
	});

	it.each(brandsWithNav)(
		'HDR-13 of $id shows the name of a section whole on a phone and away from the live button, or not at all',
		async ({ id }) => {
			for (const path of ['/deportes/', '/cine-y-series/', '/los-mas-clickeados/']) {
				const page = await open(id, path, { viewport: phone });
				const [nav, name, live] = await page
					.locator('[data-secondary-nav], [data-secondary-nav] a, [data-secondary-nav] ~ a[href="/envivo/"]')
					.evaluateAll((both) => both.map((element) => element.getBoundingClientRect().toJSON()));
				expect(name.top >= nav.bottom || name.right + 8 <= live.left, path).toBe(true);
				expect(name.top >= nav.bottom || name.right <= nav.right, path).toBe(true);
				expect(nav.right, path).toBeLessThanOrEqual(phone.width);
			}
		},
	);

	it.each(brandsWithNav)('HDR-15 of $id is absent where there is no section', async ({ id }) => {
		for (const path of ['/', '/buscar/', '/ingresar/']) {
			const page = await open(id, path);
			expect(await page.locator('[data-secondary-nav]').count(), path).toBe(0);
		}
	});

	it('HDR-13 is absent on ciudad', async () => {
		const page = await open('ciudad', '/deportes/');
		expect(await page.locator('[data-secondary-nav]').count()).toBe(0);
	});
});
