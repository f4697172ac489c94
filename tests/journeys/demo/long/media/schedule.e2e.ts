import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, sites } = demoReaders({ flags: withoutPictures });

/** Times of the texts of a page, in ms. */
const times = (values: readonly (string | null)[]) => values.map((value) => Date.parse(value ?? ''));

describe.each(structureBrands)('the schedule of $id', ({ id, texts }) => {
	it('ROUTE-15 lists seven days, marks what is on air, and leads to the signal', async () => {
		const page = await open(id, '/grilla/', { viewport: phone });
		expect(await page.locator('h1').innerText()).toBe(texts.schedule.title);
		const days = page.locator('main section[id]');
		expect(await days.count()).toBe(7);
		const current = days.first().locator('[aria-current="true"]');
		expect(await current.count()).toBe(1);
		const starts = times(
			await days
				.first()
				.locator('time')
				.evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
		);
		// The page may have been made up to two minutes ago.
		const lastBegun = (at: number) => starts.filter((start) => start <= at).at(-1);
		const [marked] = times([await current.locator('time').getAttribute('datetime')]);
		expect([lastBegun(Date.now()), lastBegun(Date.now() - 120_000)]).toContain(marked);
		const panel = page.getByRole('region', { name: texts.schedule.onAir });
		expect(await panel.innerText()).toContain((await current.locator('p').first().locator('a, span').first().innerText()).trim());
		expect(await panel.getByRole('link', { name: texts.schedule.watch }).getAttribute('href')).toBe('/envivo/');
	});

	it('ROUTE-15 goes to a day by its link, without scripts too', async () => {
		const page = await open(id, '/grilla/', { viewport: phone, javaScriptEnabled: false });
		const last = page.getByRole('navigation', { name: texts.schedule.days }).getByRole('link').last();
		const day = (await last.getAttribute('href')) ?? '';
		await last.click();
		await expect
			.poll(() => page.locator(`[id="${day.slice(1)}"]`).evaluate((section) => section.getBoundingClientRect().top))
			.toBeLessThan(200);
	});

	it('ROUTE-15 is a file for calendars, with the same broadcasts', async () => {
		const page = await open(id, '/grilla/');
		const link = await page.getByRole('link', { name: texts.schedule.calendar }).getAttribute('href');
		const { status, body, headers } = await sites.get(id, link ?? '');
		expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
		const starts = times(
			await page.locator('main section[id] time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
		);
		const events = [...body.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r$/gm)].map(([, y, mo, d, h, m, s]) =>
			Date.parse(`${y}-${mo}-${d}T${h}:${m}:${s}Z`),
		);
		expect(events).toEqual(starts);
	});
});
