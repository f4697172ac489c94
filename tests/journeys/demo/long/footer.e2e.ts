import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, desktop, phone } from '../../../support/browser/demo-readers.ts';
import { onePerValue, structureBrands } from '../../../support/demo.ts';

const { open, sites, stories } = demoReaders({ flags: withoutPictures });

const networks = ['Facebook', 'Instagram', 'Telegram', 'TikTok', 'X', 'YouTube', 'Email'];
const year = new Date().getFullYear();

describe.each(structureBrands)('the footer of $id', ({ id, texts }) => {
	it('FTR-01 CONT-05 shows the four latest stories of the staff', async () => {
		const page = await open(id, '/buscar/');
		const section = page.getByRole('contentinfo').locator('section', { hasText: texts.latestNews }).first();
		const links = section.locator('h3 a');
		expect(await links.count()).toBe(4);
		const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		const published = new Set((await stories(id)).map(({ path }) => path));
		expect(paths.filter((path) => !published.has(path ?? ''))).toEqual([]);
	});

	it('FTR-02 CONT-03 links to its sections, which all open', async () => {
		const page = await open(id, '/buscar/');
		const links = page.getByRole('contentinfo').locator(`nav[aria-label="${texts.sections}"] a`);
		const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
		expect(paths.length).toBeGreaterThanOrEqual(8);
		// One after the other: on a busy machine the program refuses some of many at once.
		for (const path of paths) expect({ path, status: (await sites.get(id, path)).status }).toEqual({ path, status: 200 });
	});

	it('FTR-03 names the other brands', async () => {
		const page = await open(id, '/buscar/');
		const links = page.getByRole('contentinfo').locator('section', { hasText: texts.ourSites }).locator('a');
		const others = brandList.filter((other) => other.id !== id);
		expect(await links.allInnerTexts()).toEqual(others.map(({ name }) => name));
	});

	it.each([desktop, phone])('FTR-04 FTR-05 lists seven networks in their order under its title, $width px', async (viewport) => {
		const page = await open(id, '/buscar/', { viewport });
		const block = page.getByRole('contentinfo').locator('section', { has: page.getByText('Seguinos en las redes', { exact: true }) });
		const links = block.locator('a >> visible=true');
		expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('aria-label')))).toEqual(networks);
	});
});

describe.each(onePerValue(({ footer }) => footer.copyrightFrom))('the copyright in the footer of $id', ({ id, footer }) => {
	it('FTR-06 FTR-07 FTR-08 covers 1996 to this year, or this year alone if the brand says so', async () => {
		const page = await open(id, '/buscar/');
		const line = await page.getByRole('contentinfo').locator('p', { hasText: '©' }).innerText();
		expect(line).toContain(footer.copyrightFrom === undefined ? `© ${year} ` : `© 1996 - ${year} `);
		expect(line.includes('1996')).toBe(id !== 'eldoce');
	});
});
