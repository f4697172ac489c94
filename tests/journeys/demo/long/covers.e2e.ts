import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { coverPaths } from '../../../../src/site/page-type.ts';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { gridCellsAt } from '../../../support/browser/empty-cells.ts';
import { demoBrands, onePerValue, structureBrands } from '../../../support/demo.ts';
import { byForm } from '../../../support/form.ts';

const { arrive, open, sites } = demoReaders({ flags: withoutPictures });

const sizes = ['brick_full', 'brick_100', 'brick_mayor', 'brick_menor'] as const;

/** Width in px of the first brick of a size on the page, its padding included. */
const widthOf = (page: Page, size: string) =>
	page
		.locator(`.${size}`)
		.first()
		.evaluate((brick) => brick.getBoundingClientRect().width);

describe.each(onePerValue(({ home }) => home))('the front page of $id', ({ id }) => {
	it('UI-04 has bricks of four sizes that differ in width', async () => {
		const page = await open(id, '/');
		const [full = 0, whole = 0, mayor = 0, menor = 0] = await Promise.all(sizes.map((size) => widthOf(page, size)));
		expect(full).toBe(1280);
		expect(whole).toBeLessThan(full);
		expect(mayor).toBeLessThan(whole);
		expect(menor).toBeLessThan(mayor);
		expect(mayor / menor).toBeGreaterThan(1.8);
	});
});

describe.each(structureBrands)('the front page of $id', ({ id }) => {
	it('UI-05 changes its layout above 660 px and above 960 px', async () => {
		const page = await open(id, '/');
		const margin = () =>
			page
				.locator('.brick_100')
				.first()
				.evaluate((brick) => brick.getBoundingClientRect().left);
		const hasColumns = () =>
			page
				.locator('.brick-container:has(> .brick_mayor)')
				.first()
				.evaluate((row) => {
					const [first, second] = row.children;
					return first?.getBoundingClientRect().top === second?.getBoundingClientRect().top;
				});
		for (const [width, gutter, columns] of [
			[660, 16, false],
			[661, 24, false],
			[960, 24, false],
			[961, 24, true],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			expect([width, await margin(), await hasColumns()]).toEqual([width, gutter, columns]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing exceeds the screen').toBe(width);
		}
	});
});

describe.each(structureBrands)('the rows of the covers of $id', ({ id }) => {
	/** On both sides of where columns begin, and where they are narrowest. */
	const widths = byForm([680, 768, 1024, 1280], [661, 680, 768, 961, 1024, 1280]);

	it.each(byForm(['/', '/deportes/'], ['/', ...coverPaths.map((cover) => `${cover}/`)]))('have no holes: %s', async (path) => {
		const page = await open(id, path);
		for (const width of widths) {
			const { grids, empty } = await gridCellsAt(page, width);
			expect(grids).toBeGreaterThan(3);
			expect({ width, empty }).toEqual({ width, empty: [] });
		}
	});

	it('are seen to have a hole where a story is missing', async () => {
		const page = await open(id, '/');
		const grid = page.locator('main ul:is([class*="three"], [class*="four"])').first();
		await grid
			.locator('li')
			.last()
			.evaluate((cell) => cell.remove());
		expect((await gridCellsAt(page, 1280)).empty).toEqual([expect.stringMatching(/three|four/)]);
	});
});

const haveSigns = demoBrands.filter(({ contentGroups }) => contentGroups.some(({ kind }) => kind === 'horoscope'));

describe.each(haveSigns)('the horoscope of $id', ({ id, texts }) => {
	it('has the story of each sign in the band, and below it what is about more than one', async () => {
		const page = await open(id, '/horoscopo/');
		const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		const band = page.locator('main section', { has: page.getByRole('heading', { name: texts.horoscope, exact: true }) });
		const signs = await hrefs(band.locator('li a'));
		expect(new Set(signs).size).toBe(12);
		const below = await hrefs(page.locator('main .brick_mayor article a'));
		expect(below.length).toBeGreaterThan(3);
		expect(below.filter((href) => signs.includes(href))).toEqual([]);
	});
});

describe('the marquees', () => {
	it.each([
		['SITE-06', 'tn', []],
		['UI-09 UI-11 UI-12', 'eltrece', ['Urgente', '¡Estreno!', '¡Exclusivo!']],
		['UI-10 UI-12', 'ciudad', ['Exclusivo', 'Urgente']],
		['UI-10 UI-12', 'eldoce', ['Exclusivo', 'Urgente']],
	] as const)('%s of %s are those of the brand and no others', async (_rows, id, expected) => {
		const { body: map } = await sites.get(id, '/mapa-del-sitio/');
		const links = [...map.slice(map.indexOf('<main')).matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, path = '']) => path);
		expect(links.length).toBeGreaterThan(20);
		const found = new Set<string>();
		for (const path of ['/', ...new Set(links)]) {
			const { body } = await sites.get(id, path);
			for (const [, words = ''] of body.matchAll(/class="[^"]*marquee[^"]*">([^<]+)</g)) found.add(words);
		}
		expect([...found].toSorted()).toEqual(expected);
	});
});

describe('a relative time', () => {
	const minute = 60_000;
	const path = '/ultimas-noticias/';

	it.each([
		[0.5, 'Hace 1 minuto'],
		[1, 'Hace 1 minuto'],
		[59.9, 'Hace 59 minutos'],
		[60, 'Hace 1 hora'],
		[125, 'Hace 2 horas'],
	])('UI-06 UI-07 after %f minutes reads "%s" on a cached page', async (minutes, words) => {
		const { body } = await sites.get('tn', path);
		const [, published = ''] = /<time[^>]*data-ago[^>]*>/.exec(body)?.[0].match(/datetime="([^"]+)"/i) ?? [];
		const page = await (await arrive()).newPage();
		await page.clock.setFixedTime(Date.parse(published) + minutes * minute);
		await page.goto(sites.url('tn', path));
		expect(await page.locator('time[data-ago]').first().innerText()).toBe(words);
	});

	it('UI-06 gives way to the date after a day', async () => {
		const page = await (await arrive()).newPage();
		await page.clock.setFixedTime(Date.now() + 40 * 24 * 60 * minute);
		await page.goto(sites.url('eldoce', path));
		const times = await page.locator('time[data-ago]').allInnerTexts();
		expect(times.length).toBeGreaterThan(3);
		expect(times.filter((text) => !/^\d{1,2} de [a-z]+|\d{1,2}\/\d{1,2}/.test(text))).toEqual([]);
	});
});

describe.each(structureBrands)('the light and the dark scheme of $id', ({ id }) => {
	const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number));

	it('follow the system until the reader chooses one, which holds on the next page', async () => {
		const page = await open(id, '/', { colorScheme: 'dark' });
		const chooseOther = async () => {
			await page.locator('[popovertarget="menu"] >> visible=true').click();
			await page.locator('[data-scheme-toggle]').click();
		};
		expect(brightness(await background(page))).toBeLessThan(80);
		await chooseOther();
		expect(brightness(await background(page))).toBeGreaterThan(240);
		await page.goto(sites.url(id, '/ultimas-noticias/'));
		expect(brightness(await background(page))).toBeGreaterThan(240);
		await page.emulateMedia({ colorScheme: 'light' });
		await chooseOther();
		await page.reload();
		expect(brightness(await background(page))).toBeLessThan(80);
	});
});
