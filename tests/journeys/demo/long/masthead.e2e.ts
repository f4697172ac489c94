import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../support/browser/axe.ts';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../support/demo.ts';

const { open } = demoReaders({ flags: withoutPictures });

describe.each(structureBrands)('who publishes $id', ({ id, texts: { masthead, statistics } }) => {
	it('is reached from the footer, with names, addresses and what was corrected, without scripts', async () => {
		const page = await open(id, '/ultimas-noticias/', { viewport: phone, javaScriptEnabled: false });
		await page.locator('footer').getByRole('link', { name: masthead.title }).click();
		await page.waitForURL('**/quienes-somos/');
		expect(await page.locator('h1').innerText()).toBe(masthead.title);
		expect(await page.getByRole('region', { name: masthead.people }).getByRole('definition').count()).toBeGreaterThan(1);
		expect(await page.getByRole('region', { name: masthead.contact }).locator('[href^="mailto:"]').count()).toBeGreaterThan(2);
		await page.getByRole('link', { name: masthead.corrections }).click();
		await page.getByRole('heading', { name: statistics.corrections }).waitFor();
	});

	it('has no violation that axe knows, in the light and in the dark scheme', async () => {
		const page = await open(id, '/quienes-somos/', { viewport: phone });
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		expect(await violationsOn(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(await violationsOn(page, 'colors')).toEqual([]);
	});
});
