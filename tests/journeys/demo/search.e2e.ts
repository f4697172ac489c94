import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { readers } from '../../support/browser/demo-readers.ts';

const { open, sites } = readers({ flags: withoutPictures });

const toggle = '[popovertarget="buscador"] >> visible=true';
const box = '#buscador';
const input = '#buscador input';

const placeholders: Partial<Record<BrandId, string>> = {
	tn: 'Buscá en TN',
	eltrece: 'Buscar...',
	eldoce: 'Buscar...',
	ciudad: 'Buscar en ciudad',
};

const isActive = (page: Page) => page.locator(box).evaluate((element) => element.matches(':popover-open'));

/** Each way to close the box. */
const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
	['Escape', (page) => page.keyboard.press('Escape')],
	['a click outside', (page) => page.mouse.click(640, 700)],
	['the close button', (page) => page.locator(`${box} [popovertargetaction="hide"]`).click()],
];

describe.each(brandList)('the search box of $id', ({ id, texts }) => {
	it('SEARCH-03 SEARCH-04 SEARCH-05 SEARCH-06 is inactive, becomes active by its button and takes the focus', async () => {
		const page = await open(id, '/');
		expect(await isActive(page)).toBe(false);
		expect(await page.locator(input).isVisible()).toBe(false);
		await page.locator(toggle).click();
		expect(await isActive(page)).toBe(true);
		expect(await page.locator(input).evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await page.locator(input).getAttribute('placeholder')).toBe(placeholders[id] ?? texts.searchPlaceholder);
	});

	it.each(ways)('SEARCH-07 is closed and emptied by %s', async (_, close) => {
		const page = await open(id, '/');
		await page.locator(toggle).click();
		await page.locator(input).fill('copa');
		await close(page);
		expect(await isActive(page)).toBe(false);
		await expect.poll(() => page.locator(input).inputValue()).toBe('');
	});

	it('SEARCH-02 goes nowhere when it is empty', async () => {
		const page = await open(id, '/');
		await page.locator(toggle).click();
		await page.keyboard.press('Enter');
		await page.locator(`${box} [type="submit"]`).click();
		expect(page.url()).toBe(sites.url(id, '/'));
		expect(await page.locator(input).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
	});

	it('SEARCH-01 goes to the terms joined by hyphens, with scripts and without', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await open(id, '/', { javaScriptEnabled });
			await page.locator(toggle).click();
			await page.locator(input).fill('copa del mundo');
			await page.keyboard.press('Enter');
			await page.waitForURL('**/buscar/copa-del-mundo/');
			expect(await page.locator('h1').innerText()).toContain('copa del mundo');
		}
	});

	it('SEARCH-01 parts words where no path may hold their character and encodes the rest', async () => {
		const page = await open(id, '/');
		await page.locator(toggle).click();
		await page.locator(input).fill('  ñandú   50%/2 ');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/buscar/**');
		expect(page.url()).toBe(sites.url(id, `/buscar/${encodeURIComponent('ñandú')}-${encodeURIComponent('50%')}-2/`));
	});

	it('SEARCH-01 is narrowed to a section by a link, without scripts, and back', async () => {
		const page = await open(id, '/buscar/nuevo/', { javaScriptEnabled: false });
		const chips = page.locator('nav[aria-label="Filtrar por sección"] a');
		const [all, ...sections] = await chips.allInnerTexts();
		expect(all).toBe('Todo');
		expect(sections.length).toBeGreaterThan(3);
		const [name = ''] = sections.slice(-1);
		await chips.last().click();
		await page.waitForURL(/\/buscar\/nuevo\/\?seccion=\/[^?&]+\/$/);
		expect(await page.locator('h1').innerText()).toBe(`Resultados de “nuevo” en ${name}`);
		expect(await page.locator('main [aria-current="true"]').allInnerTexts()).toEqual([name]);
		await chips.first().click();
		await page.waitForURL('**/buscar/nuevo/');
		expect(await page.locator('main [aria-current="true"]').innerText()).toBe('Todo');
	});

	it('SEARCH-01 in a section that there is not is the search of all', async () => {
		expect(await sites.get(id, '/buscar/la/?seccion=/nada/')).toMatchObject({ status: 302, headers: { location: '/buscar/la/' } });
		expect(await sites.get(id, '/buscar/?seccion=/nada/')).toMatchObject({ status: 302, headers: { location: '/buscar/' } });
	});

	it('SEARCH-01 shows results that lead to stories', async () => {
		const page = await open(id, '/buscar/nuevo/');
		expect(await page.locator('main').innerText()).toMatch(/\d+ resultados/);
		const first = page.locator('main article a').first();
		const headline = await first.innerText();
		await first.click();
		await page.waitForURL((url) => !url.pathname.startsWith('/buscar/'));
		expect(await page.locator('h1').innerText()).toBe(headline);
	});
});
