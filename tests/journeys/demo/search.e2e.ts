import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders } from '../../support/browser/demo-readers.ts';
import { box, button, input, isActive } from '../../support/browser/search-box.ts';
import { structureBrands } from '../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

const waysToClose: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
	['Escape', (page) => page.keyboard.press('Escape')],
	['a click outside', (page) => page.mouse.click(640, 700)],
	['the close button', (page) => page.locator(`${box} [popovertargetaction="hide"]`).click()],
];

describe.each(structureBrands)('the search box of $id', ({ id, texts }) => {
	it('HDR-03 SEARCH-06 is inactive, becomes active by its button and takes the focus', async () => {
		const page = await open(id, '/');
		expect(await isActive(page)).toBe(false);
		expect(await page.locator(input).isVisible()).toBe(false);
		await page.locator(button).click();
		expect(await isActive(page)).toBe(true);
		expect(await page.locator(input).evaluate((element) => element === document.activeElement)).toBe(true);
	});

	it.each(waysToClose)('SEARCH-07 is closed and emptied by %s', async (_, close) => {
		const page = await open(id, '/');
		await page.locator(button).click();
		await page.locator(input).fill('copa');
		await close(page);
		expect(await isActive(page)).toBe(false);
		await expect.poll(() => page.locator(input).inputValue()).toBe('');
	});

	it('SEARCH-02 opens no page when it is empty', async () => {
		const page = await open(id, '/');
		await page.locator(button).click();
		await page.keyboard.press('Enter');
		await page.locator(`${box} [type="submit"]`).click();
		expect(page.url()).toBe(sites.url(id, '/'));
		expect(await page.locator(input).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
	});

	it.each([true, false])('SEARCH-01 opens the page of its terms joined by hyphens (scripts: %s)', async (javaScriptEnabled) => {
		const page = await open(id, '/', { javaScriptEnabled });
		await page.locator(button).click();
		await page.locator(input).fill('copa del mundo');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/buscar/copa-del-mundo/');
		expect(await page.locator('h1').innerText()).toContain('copa del mundo');
	});

	it('SEARCH-01 splits terms at characters that no path may hold, and encodes the rest', async () => {
		const page = await open(id, '/');
		await page.locator(button).click();
		await page.locator(input).fill('  ñandú   50%/2 ');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/buscar/**');
		expect(page.url()).toBe(sites.url(id, `/buscar/${encodeURIComponent('ñandú')}-${encodeURIComponent('50%')}-2/`));
	});

	it('SEARCH-01 is narrowed to a section by a link, without scripts, and widened again', async () => {
		const page = await open(id, '/buscar/nuevo/', { javaScriptEnabled: false });
		const chips = page.locator('nav[aria-label="Filtrar por sección"] a');
		const [all, ...sections] = await chips.allInnerTexts();
		expect(all).toBe('Todo');
		expect(sections.length).toBeGreaterThan(3);
		const [name = ''] = sections.slice(-1);
		await chips.last().click();
		await page.waitForURL(/\/buscar\/nuevo\/\?seccion=\/[^?&]+\/$/);
		expect(await page.locator('h1').innerText()).toBe(`Resultados de “nuevo” en ${name}`);
		const chosen = page.locator('nav[aria-label="Filtrar por sección"] [aria-current="true"]');
		expect(await chosen.allInnerTexts()).toEqual([name]);
		await chips.first().click();
		await page.waitForURL('**/buscar/nuevo/');
		expect(await chosen.allInnerTexts()).toEqual(['Todo']);
	});

	it('SEARCH-01 is narrowed to a time by a link, without scripts, within the chosen section too, and marks the words that were found', async () => {
		const page = await open(id, '/buscar/nuevo/', { javaScriptEnabled: false });
		const count = async () => Number.parseInt(/(\d+) resultados?/.exec(await page.locator('main').innerText())?.[1] ?? '0', 10);
		const all = await count();
		for (const word of await page.locator('main mark').allInnerTexts()) expect(word.toLowerCase()).toMatch(/^nuev/);
		expect(await page.locator('main mark').count()).toBeGreaterThan(0);
		await page.getByRole('link', { name: texts.searching.day, exact: true }).click();
		await page.waitForURL('**/buscar/nuevo/?fecha=dia');
		expect(await count()).toBeLessThan(all);
		await page.locator(`nav[aria-label="${texts.searchSections}"] a`).last().click();
		await page.waitForURL(/\/buscar\/nuevo\/\?seccion=\/[^?&]+\/&fecha=dia$/);
		await page.getByRole('link', { name: texts.searching.anyTime, exact: true }).click();
		await page.waitForURL(/\/buscar\/nuevo\/\?seccion=\/[^?&]+\/$/);
	});

	it('SEARCH-01 in an unknown section is led to the search of all sections', async () => {
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

describe('the placeholder of the search box', () => {
	const rows: readonly (readonly [string, BrandId, string])[] = [
		['SEARCH-03', 'tn', 'Buscá en TN'],
		['SEARCH-04', 'eltrece', 'Buscar...'],
		['SEARCH-04', 'eldoce', 'Buscar...'],
		['SEARCH-05', 'ciudad', 'Buscar en ciudad'],
	];

	it.each(rows)('%s on %s reads "%s"', async (_row, id, words) => {
		expect(brands[id].texts.searchPlaceholder).toBe(words);
		const page = await open(id, '/buscar/');
		for (const field of await page.locator('input[type="search"]').all()) expect(await field.getAttribute('placeholder')).toBe(words);
		expect(await page.locator(input).getAttribute('placeholder')).toBe(words);
	});
});
