import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, desktop, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

/** The narrowest screens that have wide blocks. */
const betweenBreakpoints = { width: 700, height: 900 };

const fitsTheScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(structureBrands)('the weather of $id', ({ id, texts: { weather, menu, sideMenu } }) => {
	it.each([phone, betweenBreakpoints, desktop])(
		'ROUTE-10 is reached from the strip of the front page, whose temperature it shows, on a screen of $width px',
		async (viewport) => {
			const page = await open(id, '/', { viewport });
			const strip = page.getByRole('complementary', { name: weather.title });
			expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(44);
			// On a phone an alert takes the place of the range.
			const words = /^(.+?)\s+(−?\d+°)\s+(?:Máx\. −?\d+° · Mín\. −?\d+°|Alerta )/;
			const [, city = '', temperature = ''] = words.exec(await strip.innerText()) ?? [];
			await strip.getByRole('link').click();
			await page.waitForURL('**/clima/');
			expect(await page.locator('h1').innerText()).toBe(`El tiempo en ${city}`);
			expect(await page.getByRole('region', { name: weather.now }).innerText()).toContain(temperature);
			expect(await fitsTheScreen(page)).toBe(true);
		},
	);

	it('ROUTE-10 has twenty-four hours from this one on, seven days from today on, and its source', async () => {
		const page = await open(id, '/clima/');
		const hours = page.getByRole('region', { name: weather.hours }).locator('li');
		expect(await hours.count()).toBe(24);
		const begun = Date.parse((await hours.first().locator('time').getAttribute('datetime')) ?? '');
		// The page may have been made up to four minutes ago.
		expect(Date.now() - begun).toSatisfy((ms: number) => ms >= 0 && ms < 3_600_000 + 240_000);
		expect(await hours.first().getAttribute('aria-current')).toBe('time');
		expect(await page.getByRole('region', { name: weather.days }).locator('li').count()).toBe(7);
		expect(await page.locator('main').innerText()).toContain('Fuente: datos de demostración.');
		expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(0);
	});

	it('ROUTE-10 goes from city to city without scripts', async () => {
		const page = await open(id, '/clima/', { viewport: phone, javaScriptEnabled: false });
		const cities = page.getByRole('navigation', { name: weather.cities }).getByRole('link');
		expect(await cities.first().getAttribute('aria-current')).toBe('true');
		const name = await cities.last().innerText();
		await cities.last().click();
		expect(new URL(page.url()).pathname).toMatch(/^\/clima\/[a-z-]+\/$/);
		expect(await page.locator('h1').innerText()).toBe(`El tiempo en ${name}`);
		expect(await cities.last().getAttribute('aria-current')).toBe('true');
		await cities.first().click();
		expect(new URL(page.url()).pathname).toBe('/clima/');
	});

	it('ROUTE-10 is reached from the menu of any page', async () => {
		const page = await open(id, '/ultimas-noticias/', { viewport: phone });
		await page.getByRole('button', { name: menu, exact: true }).click();
		await page.getByRole('navigation', { name: sideMenu }).getByRole('link', { name: weather.title }).click();
		await page.waitForURL('**/clima/');
	});

	it('ROUTE-10 has no page of a city that the brand does not have', async () => {
		const answers = await Promise.all(['/clima/macondo/', '/clima/macondo/centro/'].map((path) => sites.get(id, path)));
		for (const { status, body } of answers) {
			expect(status).toBe(404);
			expect(body).toMatch(/<header\b.*<footer\b/s);
		}
	});

	it('has no violation that axe knows, in the light and in the dark scheme, and its hours scroll by keys', async () => {
		const page = await open(id, '/clima/', { viewport: phone, reducedMotion: 'reduce' });
		expect(await violationsOn(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(await violationsOn(page, 'colors')).toEqual([]);
		const strip = page.getByRole('region', { name: weather.hours });
		await strip.focus();
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => strip.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
	});
});
