import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, desktop, phone, tablet } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open } = demoReaders({ flags: withoutPictures });

const fitsTheScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** The numbers of the last column of a table. */
const numbersOf = async (page: Page, name: string) => {
	const cells = page.getByRole('table', { name }).locator('tbody tr td:last-child');
	return (await cells.allInnerTexts()).map((text) => Number(text.replace('.', '')));
};

describe.each(structureBrands)('the figures of $id', ({ id, texts: { statistics, correction, clarification } }) => {
	it('ROUTE-14 are reached from the footer, and say how much was published each day and in each section', async () => {
		const page = await open(id, '/ultimas-noticias/');
		await page.locator('footer').getByRole('link', { name: statistics.title }).click();
		await page.waitForURL('**/estadisticas/');
		expect(await page.locator('h1').innerText()).toBe(statistics.title);
		await page.getByText(statistics.numbers).click();
		const byDay = await numbersOf(page, statistics.byDay);
		expect(byDay).toHaveLength(28);
		const total = byDay.reduce((sum, count) => sum + count, 0);
		expect(await page.locator('main').innerText()).toContain(`${total} notas, videos y galerías en 28 días`);
		const bySection = await numbersOf(page, statistics.bySection);
		expect(bySection.length).toBeGreaterThan(3);
		expect(bySection).toEqual(bySection.toSorted((one, other) => other - one));
		expect(Math.max(...bySection)).toBeLessThanOrEqual(total);
	});

	it('ROUTE-14 lead to the stories that were corrected, which say the same, without scripts', async () => {
		const page = await open(id, '/estadisticas/', { viewport: phone, javaScriptEnabled: false });
		const first = page.getByRole('region', { name: statistics.corrections }).getByRole('listitem').first();
		const [heading, text = '?'] = (await first.locator('strong, strong + p').allTextContents()).map((words) => words.trim());
		expect([correction, clarification]).toContain(heading);
		await first.getByRole('link').click();
		expect(await page.locator('article, main').first().innerText()).toContain(text);
		expect(await page.getByRole('note').allInnerTexts()).toContainEqual(expect.stringContaining(text));
	});

	it('ROUTE-14 rank what was read most in the week', async () => {
		const page = await open(id, '/estadisticas/');
		const ranking = page.locator('section', { has: page.getByRole('heading', { name: statistics.mostRead, exact: true }) });
		expect(await ranking.getByRole('listitem').count()).toBe(10);
	});

	it.each([phone, tablet, desktop])('fit a screen of $width px', async (viewport) => {
		expect(await fitsTheScreen(await open(id, '/estadisticas/', { viewport }))).toBe(true);
	});

	it('have no violation that axe knows, in the light and in the dark scheme', async () => {
		const page = await open(id, '/estadisticas/', { viewport: phone, reducedMotion: 'reduce' });
		await page.getByText(statistics.numbers).click();
		expect(await violationsOn(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect(await violationsOn(page, 'colors')).toEqual([]);
	});
});
