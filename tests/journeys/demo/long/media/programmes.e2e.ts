import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

describe.each(structureBrands)('the programmes of $id', ({ id, texts }) => {
	it('ROUTE-07 ROUTE-08 lead to a page each, with broadcasts of the week', async () => {
		const page = await open(id, '/programas/', { viewport: phone, javaScriptEnabled: false });
		const linked = await page
			.locator('section ul h3 a[href^="/programas/"]')
			.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
		// Stories about programmes are listed there too; their paths have a date.
		const paths = linked.filter((path) => !/\/\d{4}\/\d\d\//.test(path));
		expect(paths.length).toBeGreaterThan(1);
		for (const path of paths) {
			await page.goto(sites.url(id, path));
			await page.getByRole('region', { name: texts.programme.hours }).locator('time').first().waitFor({ state: 'attached' });
		}
	});

	it('ROUTE-15 are reached from the schedule', async () => {
		const page = await open(id, '/grilla/', { viewport: phone });
		await page.locator('main section[id] a[href^="/programas/"]').first().click();
		await page.waitForURL('**/programas/**');
		expect(await page.getByRole('region', { name: texts.programme.about }).count()).toBe(1);
	});
});
