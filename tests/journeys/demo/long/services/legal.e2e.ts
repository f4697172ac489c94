import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open } = demoReaders({ flags: withoutPictures });

const paths = { terms: '/terminos-y-condiciones/', privacy: '/proteccion-de-datos-personales/' } as const;
const pages = structureBrands.flatMap((brand) =>
	(['terms', 'privacy'] as const).map((id) => ({ brand, name: brand.id, path: paths[id], id })),
);

const wordsOf = async (page: Page) => (await page.locator('main').innerText()).split(/\s+/).length;

describe.each(pages)('$path of $name', ({ brand: { id: brand, name, texts }, path, id }) => {
	it('ROUTE-12 shows the text of the brand, from when it is in force, and search engines may index it', async () => {
		const page = await open(brand, path, { viewport: phone });
		expect(await page.locator('h1').innerText()).toBe(texts[id]);
		const main = await page.locator('main').innerText();
		expect(main).toMatch(/Vigente desde el \d{1,2} de \p{L}+ de \d{4}/u);
		expect(main).toContain(`la empresa editora de ${name}`);
		expect(main).not.toContain('{');
		expect(await wordsOf(page)).toBeGreaterThan(700);
		expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(0);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});

	it('ROUTE-12 goes to a section by its link, without scripts too', async () => {
		const page = await open(brand, path, { viewport: phone, javaScriptEnabled: false });
		const link = page.getByRole('navigation', { name: texts.legal.contents }).getByRole('link').last();
		const heading = await link.innerText();
		await link.click();
		const section = page.getByRole('region', { name: heading, exact: true });
		// Near the top of the screen, below the header.
		await expect.poll(async () => (await section.boundingBox())?.y).toSatisfy((top) => top > 40 && top < 200);
		expect(await section.locator('p').first().isVisible()).toBe(true);
	});

	it('ROUTE-12 keeps the version before, which the keyboard opens', async () => {
		const page = await open(brand, path);
		const versions = page.getByRole('region', { name: texts.legal.earlier });
		expect(await versions.innerText()).toContain(texts.legal.earlierStay);
		const former = versions.locator('details').first();
		expect(await former.locator('h3').first().isVisible()).toBe(false);
		await former.locator('summary').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => former.locator('h3').first().isVisible()).toBe(true);
	});
});

it.each(structureBrands)('ROUTE-12 the form to sign up on $id leads to both texts', async ({ id: brand, texts }) => {
	for (const id of ['terms', 'privacy'] as const) {
		const page = await open(brand, '/registrarse/');
		await page.locator(`main [href="${paths[id]}"]`).click();
		await page.waitForURL(`**${paths[id]}`);
		expect(await page.locator('h1').innerText()).toBe(texts[id]);
		expect(await page.getByRole('region', { name: texts.legal.earlier }).count()).toBe(1);
	}
});
