import { describe, expect, it } from 'vitest';
import { demoReaders } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { arrive, open, pathOf, sites } = demoReaders();

describe.each(structureBrands)('what was read most of $id', ({ id, texts }) => {
	it('is ranked for an hour, a day and a week, which are not the same', async () => {
		const page = await open(id, '/los-mas-clickeados/');
		const rankings = new Set<string>();
		for (const period of ['hour', 'day', 'week'] as const) {
			const ranking = page.locator('section', { has: page.getByRole('heading', { name: texts.mostReadIn[period], exact: true }) });
			expect(await ranking.locator('ol > li').count()).toBe(10);
			rankings.add((await ranking.locator('ol a').allTextContents()).join());
		}
		expect(rankings.size).toBe(3);
	});

	it('is beside a story, without the story and without stories that the page shows already', async () => {
		const path = await pathOf(id, 'article');
		const page = await open(id, path);
		const links = await page.locator('main h3 a[href], main h2 a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		expect(links).not.toContain(path);
		const stories = links.filter((href) => /\/\d{4}\/\d\d\/\d\d\//.test(`${href}`));
		expect(stories.length).toBeGreaterThan(8);
		expect(stories.filter((href, at) => stories.indexOf(href) !== at)).toEqual([]);
		expect(await page.getByRole('heading', { name: texts.mostRead, exact: true }).count()).toBe(1);
	});

	it('counts a story when a reader reaches its end, without scripts too', async () => {
		const page = await (await arrive({ javaScriptEnabled: false })).newPage();
		const counted = page.waitForResponse((response) => response.url().includes('/_site/reads?id='));
		await page.goto(sites.url(id, await pathOf(id, 'article')));
		await page.keyboard.press('End');
		expect((await counted).status()).toBe(200);
	});
});
