import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { phone, readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';

const { open, sites, stories } = readers({ flags: withoutPictures });

const networks = ['Facebook', 'Instagram', 'Telegram', 'TikTok', 'X', 'YouTube', 'Email'];
const year = new Date().getFullYear();

describe.each(demoBrands)('the footer of $id', ({ id, texts, footer: { copyrightFrom } }) => {
	it('FTR-01 CONT-05 shows the four latest stories of the staff', async () => {
		const page = await open(id, '/buscar/');
		const section = page.getByRole('contentinfo').locator('section', { hasText: texts.latestNews }).first();
		const links = section.locator('h3 a');
		expect(await links.count()).toBe(4);
		const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		const known = new Set((await stories(id)).map(({ path }) => path));
		expect(paths.filter((path) => !known.has(path ?? ''))).toEqual([]);
	});

	it('FTR-02 CONT-03 leads to its sections', async () => {
		const page = await open(id, '/buscar/');
		const links = page.getByRole('contentinfo').locator(`nav[aria-label="${texts.sections}"] a`);
		const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
		expect(paths.length).toBeGreaterThanOrEqual(8);
		const answers = await Promise.all(paths.map((path) => sites.get(id, path)));
		expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
	});

	it('FTR-03 leads to the other three brands', async () => {
		const page = await open(id, '/buscar/');
		const links = page.getByRole('contentinfo').locator('section', { hasText: texts.ourSites }).locator('a');
		const others = brandList.filter((other) => other.id !== id);
		expect(await links.allInnerTexts()).toEqual(others.map(({ name }) => name));
	});

	it('FTR-04 FTR-05 lists the seven networks in their order under its title, on a phone too', async () => {
		for (const viewport of [{ width: 1280, height: 900 }, phone]) {
			const page = await open(id, '/buscar/', { viewport });
			const block = page.getByRole('contentinfo').locator('section', { has: page.getByText('Seguinos en las redes', { exact: true }) });
			const links = block.locator('a >> visible=true');
			expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('aria-label')))).toEqual(networks);
		}
	});

	it('FTR-06 FTR-07 FTR-08 names the years of the copyright', async () => {
		const page = await open(id, '/buscar/');
		const line = await page.getByRole('contentinfo').locator('p', { hasText: '©' }).innerText();
		expect(line).toContain(copyrightFrom === undefined ? `© ${year} ` : `© 1996 - ${year} `);
		expect(line.includes('1996')).toBe(id !== 'eldoce');
	});
});
