import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, desktop, phone, tablet } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

const fitsTheScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(structureBrands)('the elections of $id', ({ id, texts: { elections, menu, sideMenu } }) => {
	const map = (page: Page) => page.getByRole('navigation', { name: elections.districtsText });
	const standings = (page: Page) => page.getByRole('list', { name: elections.parties }).getByRole('listitem');

	it('ROUTE-14 are reached from the menu of any page', async () => {
		const page = await open(id, '/ultimas-noticias/', { viewport: phone });
		await page.getByRole('button', { name: menu, exact: true }).click();
		await page.getByRole('navigation', { name: sideMenu }).getByRole('link', { name: 'Elecciones 2023' }).click();
		await page.waitForURL('**/elecciones-2023/');
		expect(await page.locator('h1').innerText()).toBe('Elecciones presidenciales 2023');
	});

	it('ROUTE-14 have the numbers of each party, the first one first, with who says so and when', async () => {
		const page = await open(id, '/elecciones-2023/');
		const texts = await standings(page).allInnerTexts();
		expect(texts).toHaveLength(5);
		for (const text of texts) expect(text).toMatch(/\d,\d\d\s?%[\s\S]*[\d.]+ votos/);
		const shares = texts.map((text) => Number(/(\d+),(\d\d)\s?%/.exec(text)?.slice(1).join('.')));
		expect(shares).toEqual(shares.toSorted((one, other) => other - one));
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1);
		expect(await page.getByRole('status').innerText()).toMatch(/Mesas escrutadas\s+98,0\s?%/);
		expect(await page.locator('main').innerText()).toMatch(/Datos de las 23:36 del 22 de octubre de 2023\. Fuente: datos de demostración/);
		expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(0);
	});

	it('ROUTE-14 go from district to district by the map, and by a table with their names, without scripts', async () => {
		const page = await open(id, '/elecciones-2023/', { viewport: phone, javaScriptEnabled: false });
		expect(await map(page).getByRole('link').count()).toBe(24);
		const row = page.getByRole('table', { name: elections.districts }).getByRole('row', { name: /^Córdoba/ });
		const [, share = '?'] = /(\d+,\d\d\s?%)/.exec(await row.innerText()) ?? [];
		await row.getByRole('link').click();
		expect(new URL(page.url()).pathname).toBe('/elecciones-2023/cordoba/');
		expect(await page.locator('h1').innerText()).toBe('Resultados en Córdoba');
		expect(await standings(page).first().innerText()).toContain(share);
		expect(await map(page).locator('[aria-current="page"]').getAttribute('aria-label')).toMatch(/^CBA, Córdoba: .+, \d+,\d\d\s?%$/);
		await map(page).getByRole('link', { name: 'Tierra del Fuego' }).click();
		expect(await page.locator('h1').innerText()).toBe('Resultados en Tierra del Fuego');
		await page.locator('main').getByRole('link', { name: 'Elecciones presidenciales 2023' }).click();
		expect(new URL(page.url()).pathname).toBe('/elecciones-2023/');
	});

	it('ROUTE-14 have no page of a district that there is not', async () => {
		const { status, body } = await sites.get(id, '/elecciones-2023/macondo/');
		expect(status).toBe(404);
		expect(body).toMatch(/<header\b.*<footer\b/s);
	});

	it.each([phone, tablet, desktop])('fit a screen of $width px', async (viewport) => {
		const page = await open(id, '/elecciones-2023/', { viewport });
		expect(await fitsTheScreen(page)).toBe(true);
	});

	it('have no violation that axe knows, in the light and in the dark scheme', async () => {
		const page = await open(id, '/elecciones-2023/', { viewport: phone, reducedMotion: 'reduce' });
		expect(await violationsOn(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(await violationsOn(page, 'colors')).toEqual([]);
	});
});
