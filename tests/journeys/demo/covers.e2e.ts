import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';

const { arrive, open, sites } = readers();

const sizes = ['brick_full', 'brick_100', 'brick_mayor', 'brick_menor'] as const;

/** Width in px that a brick of a size takes on the page, its padding included. */
const widthOf = (page: Page, size: string) =>
	page
		.locator(`.${size}`)
		.first()
		.evaluate((brick) => brick.getBoundingClientRect().width);

describe.each(demoBrands)('the front page of $id', ({ id }) => {
	it('UI-04 is built of four sizes of brick that differ in width', async () => {
		const page = await open(id, '/');
		const [full = 0, whole = 0, mayor = 0, menor = 0] = await Promise.all(sizes.map((size) => widthOf(page, size)));
		expect(full).toBe(1280);
		expect(whole).toBeLessThan(full);
		expect(mayor).toBeLessThan(whole);
		expect(menor).toBeLessThan(mayor);
		expect(mayor / menor).toBeGreaterThan(1.8);
	});

	it('UI-05 changes its shape above 660 px and above 960 px', async () => {
		const page = await open(id, '/');
		const margin = () =>
			page
				.locator('.brick_100')
				.first()
				.evaluate((brick) => brick.getBoundingClientRect().left);
		const standsBeside = () =>
			page
				.locator('.brick-container:has(> .brick_mayor)')
				.first()
				.evaluate((row) => {
					const [first, second] = row.children;
					return first?.getBoundingClientRect().top === second?.getBoundingClientRect().top;
				});
		for (const [width, gutter, beside] of [
			[660, 16, false],
			[661, 24, false],
			[960, 24, false],
			[961, 24, true],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			expect([width, await margin(), await standsBeside()]).toEqual([width, gutter, beside]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing runs out of the screen').toBe(width);
		}
	});
});

describe('the marquees', () => {
	it.each([
		['tn', []],
		['eltrece', ['Urgente', '¡Estreno!', '¡Exclusivo!']],
		['ciudad', ['Exclusivo', 'Urgente']],
		['eldoce', ['Exclusivo', 'Urgente']],
	] as const)('UI-09 UI-10 UI-11 UI-12 of %s are its own and no others', async (id, expected) => {
		const page = await open(id, '/mapa-del-sitio/', { javaScriptEnabled: false });
		const links = await page.locator('main a[href^="/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
		const bodies = await Promise.all(['/', ...new Set(links)].map(async (path) => (await sites.get(id, path)).body));
		const seen = bodies.flatMap((body) => [...body.matchAll(/class="[^"]*marquee[^"]*">([^<]+)</g)].map(([, words]) => words));
		expect([...new Set(seen)].toSorted()).toEqual(expected);
	});
});

describe('a relative time', () => {
	const minute = 60_000;

	it.each([
		[0.5, 'Hace 1 minuto'],
		[1, 'Hace 1 minuto'],
		[59.9, 'Hace 59 minutos'],
		[60, 'Hace 1 hora'],
		[125, 'Hace 2 horas'],
	])('UI-06 UI-07 after %f minutes reads "%s" though the page was kept', async (minutes, words) => {
		const first = await open('tn', '/ultimas-noticias/', { javaScriptEnabled: false });
		const at = await first.locator('time[data-ago]').first().getAttribute('datetime');
		const page = await (await arrive()).newPage();
		await page.clock.setFixedTime(Date.parse(at ?? '') + minutes * minute);
		await page.goto(sites.url('tn', '/ultimas-noticias/'));
		expect(await page.locator('time[data-ago]').first().innerText()).toBe(words);
	});

	it('UI-06 gives way to the date after a day', async () => {
		const page = await (await arrive()).newPage();
		await page.clock.setFixedTime(Date.now() + 40 * 24 * 60 * minute);
		await page.goto(sites.url('eldoce', '/ultimas-noticias/'));
		const words = await page.locator('time[data-ago]').allInnerTexts();
		expect(words.filter((text) => !/^\d{1,2} de [a-z]+|\d{1,2}\/\d{1,2}/.test(text))).toEqual([]);
	});
});

describe.each(demoBrands)('light and dark on $id', ({ id }) => {
	const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number));

	it('follow the system, until the reader chooses; the choice is kept on the next page', async () => {
		const page = await open(id, '/', { colorScheme: 'dark' });
		expect(brightness(await ground(page))).toBeLessThan(80);
		await page.locator('[popovertarget="menu"] >> visible=true').click();
		await page.locator('[data-scheme-toggle]').click();
		expect(brightness(await ground(page))).toBeGreaterThan(240);
		await page.goto(sites.url(id, '/ultimas-noticias/'));
		expect(brightness(await ground(page))).toBeGreaterThan(240);
		await page.emulateMedia({ colorScheme: 'light' });
		await page.locator('[popovertarget="menu"] >> visible=true').click();
		await page.locator('[data-scheme-toggle]').click();
		await page.reload();
		expect(brightness(await ground(page))).toBeLessThan(80);
	});
});
