import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList, dateIn } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { phone } from '../../support/browser/demo-readers.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { byForm } from '../../support/form.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const browser = fileBrowser();

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
});
afterAll(() => program?.stop());

const hourMs = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** A city whose weather was measured some hours ago. */
const city = (timeZone: string, hoursAgo: number, more: object = {}) => ({
	type: 'weather',
	_id: 'macondo',
	source: { name: 'el servicio', updated_at: hoursFromNow(-hoursAgo) },
	name: 'Macondo',
	province: 'La Ciénaga',
	latitude: -34.6,
	longitude: -58.38,
	now: { temperature: 31, condition: 'storm' },
	days: [-1, 0, 1].map((day) => ({
		date: dateIn(timeZone, new Date(Date.now() + day * 24 * hourMs)),
		condition: 'rain',
		min: 19,
		max: 33,
	})),
	...more,
});
const alert = (level: string, title: string, from: number, to: number) => ({
	level,
	title,
	text: `Qué hacer: ${title}.`,
	from: hoursFromNow(from),
	to: hoursFromNow(to),
});

const isGrey = (page: Page, words: string) =>
	page
		.getByText(words, { exact: true })
		.first()
		.evaluate((element) => {
			for (let at: Element | null = element; at !== null; at = at.parentElement)
				if (getComputedStyle(at).filter.includes('grayscale(1)')) return true;
			return false;
		});

describe.each(byForm(brandList.slice(0, 1), brandList))('a reader of $id on a phone', ({ id, timeZone, texts: { weather } }) => {
	const open = async (path: string) => {
		const page = await (await browser().newContext({ viewport: phone, reducedMotion: 'reduce' })).newPage();
		await page.goto(program.url(id, path), { waitUntil: 'domcontentloaded' });
		return page;
	};
	const strip = (page: Page) => page.getByRole('complementary', { name: weather.title });

	it('ROUTE-10 sees the alerts in force, the gravest first, at the home, on a cover and on the page of the weather', async () => {
		const alerts = [
			alert('yellow', 'Niebla', -1, 5),
			alert('red', 'Granizo', -1, 5),
			alert('orange', 'Ayer', -9, -1),
			alert('red', 'Luego', 2, 5),
		];
		await senderTo(program, id).putAll([city(timeZone, 0, { alerts })]);
		for (const path of ['/', '/deportes/']) {
			const page = await open(path);
			expect(await strip(page).innerText()).toContain(weather.levels.red);
			expect((await strip(page).boundingBox())?.height).toBeLessThanOrEqual(48);
			expect(await isGrey(page, '31°')).toBe(false);
			expect(await violationsOn(page)).toEqual([]);
		}
		const page = await open('/');
		await strip(page).getByRole('link').click();
		await page.waitForURL('**/clima/');
		const listed = page.getByRole('list', { name: weather.alerts }).getByRole('listitem');
		expect((await listed.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
			expect.stringContaining(weather.levels.red),
			expect.stringContaining(weather.levels.yellow),
		]);
		expect(await listed.first().innerText()).toMatch(/Granizo.*Qué hacer: Granizo\..*Hasta las \d\d:\d\d del /s);
	});

	it('ROUTE-10 sees old weather in grey, with the time at which it was measured', async () => {
		await senderTo(program, id).putAll([city(timeZone, 5)]);
		const page = await open('/clima/');
		expect(await page.getByText(/^El tiempo no se actualiza desde el .+ a las \d?\d:\d\d: puede haber cambiado\.$/).isVisible()).toBe(true);
		expect(await isGrey(page, '31°')).toBe(true);
		expect(await violationsOn(page)).toEqual([]);
		const home = await open('/');
		expect(await strip(home).innerText()).toMatch(/31°\s+Dato del \S+ \d+, \d?\d:\d\d/);
	});

	it('sees no strip where the brand has no weather', async () => {
		await senderTo(program, id).putAll([city(timeZone, 0, { now: undefined, days: [] })]);
		const page = await open('/');
		expect(await page.locator('main').count()).toBe(1);
		expect(await strip(page).count()).toBe(0);
	});
});
