import { describe, expect, it } from 'vitest';
import { demoReaders } from '../../../../support/browser/demo-readers.ts';
import { demoBrands, structureBrands } from '../../../../support/demo.ts';
import { demoKinds } from '../../../../support/demo-stories.ts';

const { arrive, open, pathOf, sites, stories } = demoReaders();

// What covers a film that has ended, and the line of live coverage with the link that reloads the page.
const controls = [/<div[^>]* hidden="".*?<\/a>/gs, /<p[^>]* data-updated.*?<\/p>/gs];

/** The addresses of stories to which the main part of a page links, as often as it does. */
function storyLinks(html: string): readonly string[] {
	const whole = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
	const main = controls.reduce((rest, control) => rest.replace(control, ''), whole);
	const links = [...main.matchAll(/<a [^>]*href="([^"#?]+)[^>]*>/g)].map(([, href = '']) => href);
	return links.filter((href) => /^\/.*\/\d{4}\/\d\d\/\d\d\//.test(href));
}

describe.each(demoBrands)('a story of $id', ({ id }) => {
	it('links to no story twice and never to itself, whatever its kind, its text and what was read', async () => {
		const all = await stories(id);
		expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(demoKinds));
		for (const { path } of all) {
			const shown = [path, ...storyLinks((await sites.get(id, path)).body)];
			expect([path, shown.filter((href, at) => shown.indexOf(href) !== at)]).toEqual([path, []]);
		}
	});
});

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
		const stories = storyLinks(await page.content());
		expect(stories).not.toContain(path);
		expect(stories.length).toBeGreaterThan(8);
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
