import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

const main = (page: Page) => page.locator('main').innerText();
const fitsIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.each(structureBrands)('the open calls of $id', ({ id, texts }) => {
	const words = texts.calls;
	const form = 'form[data-call]';

	it('ROUTE-14 are listed by their state, the one that closes first before the others, each with its page and form', async () => {
		const page = await open(id, '/convocatorias/', { viewport: phone });
		expect(await page.locator('h1').innerText()).toBe(words.title);
		expect(await fitsIn(page)).toBe(true);
		expect(await group(page, words.states.closed).getByRole('listitem').count()).toBe(1);
		const first = group(page, words.states.open).getByRole('listitem').first();
		expect(await first.innerText()).toMatch(/Cierra el \p{L}+ \d{1,2} de \p{L}+/u);
		const link = first.getByRole('link');
		const title = await link.innerText();
		await link.click();
		await page.waitForURL(/\/convocatorias\/[\w-]+\/$/);
		expect(await page.locator('h1').innerText()).toBe(title);
		expect(await page.locator(form).count()).toBe(1);
		expect(await fitsIn(page)).toBe(true);
	});

	it('ROUTE-14 say that a closed one takes nothing more, without a form', async () => {
		const page = await open(id, '/convocatorias/');
		await group(page, words.states.closed).getByRole('link').click();
		await expect.poll(() => main(page)).toContain('ya no recibe postulaciones');
		expect(await page.locator(form).count()).toBe(0);
		expect(await violationsOn(page)).toEqual([]);
	});

	it('ROUTE-14 have one for readers who propose themselves, or say that there is none', async () => {
		const page = await open(id, '/candidateame/', { viewport: phone });
		expect(await page.locator('h1').innerText()).toBe(words.candidates.title);
		if ((await page.locator(form).count()) === 0) expect(await main(page)).toContain(words.candidates.empty);
		expect(await group(page, words.others).getByRole('listitem').count()).toBeGreaterThan(0);
		expect(await fitsIn(page)).toBe(true);
		expect(await violationsOn(page)).toEqual([]);
	});

	it('ROUTE-14 answer an address of none with 404, in the dress of the brand, and that of the general one with its page', async () => {
		const { status, body } = await sites.get(id, '/convocatorias/nada/');
		expect(status).toBe(404);
		expect(body).toContain('<footer');
		const general = await sites.get(id, '/convocatorias/candidateame/');
		expect([general.status, general.headers.location]).toEqual([301, '/candidateame/']);
	});

	it('ROUTE-14 are reached from the menu and the footer', async () => {
		const page = await open(id, '/');
		for (const part of ['#menu', 'footer']) expect(await page.locator(`${part} a[href="/convocatorias/"]`).count()).toBe(1);
	});

	it('the list has no accessibility violation', async () => {
		expect(await violationsOn(await open(id, '/convocatorias/'))).toEqual([]);
	});
});
