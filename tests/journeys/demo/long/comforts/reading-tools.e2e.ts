import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { withoutPictures } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { drawn } from '../../../../support/browser/scroll.ts';
import { standInVoices } from '../../../../support/browser/stand-in-voices.ts';
import { demoBrands, structureBrands } from '../../../../support/demo.ts';
import { richestOf } from '../../../../support/demo-stories.ts';

const { arrive, open, pathOf, sites, stories } = demoReaders({ flags: withoutPictures });

const bar = '[data-listen=bar]';
const listen = '[data-listen=start]';

const spoken = (page: Page) => page.evaluate((): readonly string[] => Reflect.get(window, 'spoken'));
const endUtterance = (page: Page, error?: string) => page.evaluate((why) => Reflect.get(window, 'endUtterance')(why), error);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-listen'));
/** The words that are marked as spoken. */
const marked = (page: Page) =>
	page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range instanceof Range ? `${range}`.trim() : '')).join());

describe.each(demoBrands)('a reader of $id', ({ id, texts: { reading } }) => {
	it('hears a long story sentence by sentence, and steers the voice by the keyboard', async () => {
		const context = await arrive({ viewport: phone });
		await standInVoices(context);
		const page = await context.newPage();
		await page.goto(sites.url(id, richestOf(await stories(id)).path));
		const button = page.getByRole('button', { name: reading.listen, exact: true });
		await button.focus();
		await page.keyboard.press('Enter');
		await page.locator(bar).waitFor();
		const headline = await page.locator('h1').innerText();
		expect((await spoken(page))[0]?.replace(/\s+/g, ' ')).toBe(`es_AR 1 ${headline.replace(/\s+/g, ' ')}`);
		await endUtterance(page);
		await endUtterance(page);
		const [, first = '', second = ''] = (await spoken(page)).map((one) => one.replace('es_AR 1 ', ''));
		expect(await marked(page)).toBe(second);
		await page.keyboard.press('Enter');
		expect(await focused(page), 'a pause, after which the same key goes on').toBe('resume');
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Enter');
		expect(await marked(page)).toBe(first);
		await page.locator(`${bar} select`).selectOption('1.5');
		await page.getByRole('button', { name: reading.resume }).press('Enter');
		expect((await spoken(page)).at(-1)).toBe(`es_AR 1.5 ${first}`);
		expect(await violationsOn(page)).toEqual([]);
		await endUtterance(page, 'network');
		expect(await page.locator(bar).innerText()).toContain(reading.voiceFailed);
		await page.keyboard.press('Escape');
		expect([await page.locator(bar).isVisible(), await focused(page), await marked(page)]).toEqual([false, 'start', '']);
	});

	it('keeps the size of texts on the device, which is there before a page is painted', async () => {
		const page = await open(id, richestOf(await stories(id)).path);
		const size = () => page.locator('[data-story-text]').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
		const usual = await size();
		await page.getByRole('button', { name: reading.textSize }).press('Enter');
		await page.getByRole('radio', { name: reading.huge }).check();
		expect(await violationsOn(page)).toEqual([]);
		// What is pressed before the script comes counts once it is there.
		await expect.poll(size).toBeCloseTo(usual * 1.4, 1);
		await page.route('**/island-*.js', (route) => route.abort());
		await page.reload({ waitUntil: 'domcontentloaded' });
		expect(await size()).toBeCloseTo(usual * 1.4, 1);
	});

	it('gets the size that is pressed before its script comes', async () => {
		const page = await (await arrive()).newPage();
		const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
		await page.route('**/island-text-size.js', (route) => pressed.then(() => route.continue()));
		await page.goto(sites.url(id, await pathOf(id, 'article')));
		await page.getByRole('button', { name: reading.textSize }).press('Enter');
		const huge = page.getByRole('radio', { name: reading.huge });
		await huge.check();
		press();
		await expect.poll(() => page.locator('html').getAttribute('data-size')).toBe('xl');
		expect(await huge.isChecked()).toBe(true);
	});
});

describe.each(structureBrands)('a long story of $id', ({ id, texts: { reading } }) => {
	it('offers to go on where the reader left it, once they are back at its beginning, and forgets it at its end', async () => {
		const path = await pathOf(id, 'longform');
		const page = await open(id, path);
		const paragraphs = page.locator('[data-story-text] p');
		const leaveAt = async (share: number) => {
			await page.locator('[data-island=reading][data-state=ready]').waitFor({ state: 'attached' });
			await paragraphs.nth(Math.floor(((await paragraphs.count()) - 1) * share)).evaluate((one) => one.scrollIntoView());
			await drawn(page);
			await page.goto(sites.url(id, '/'));
			await page.goto(sites.url(id, path));
			await page.locator('[data-island=reading][data-state=ready]').waitFor({ state: 'attached' });
		};
		const offer = page.getByRole('button', { name: reading.leftHere });
		expect(await offer.isVisible()).toBe(false);
		await leaveAt(0.5);
		expect(await violationsOn(page)).toEqual([]);
		await offer.click();
		const top = await paragraphs.nth(Math.floor(((await paragraphs.count()) - 1) * 0.5)).evaluate((one) => one.getBoundingClientRect().top);
		expect(Math.abs(top)).toBeLessThan(400);
		expect(await offer.isVisible()).toBe(false);
		await leaveAt(1);
		expect(await offer.isVisible()).toBe(false);
	});

	it('is not read aloud where the browser has no Spanish voice, as this one', async () => {
		const page = await open(id, richestOf(await stories(id)).path);
		await page.locator('[data-island=reading][data-state=ready]').waitFor({ state: 'attached' });
		expect(await page.locator(listen).isVisible()).toBe(false);
	});
});
