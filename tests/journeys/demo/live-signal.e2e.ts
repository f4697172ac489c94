import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { demoBrands, structureBrands } from '../../support/demo.ts';

const { open, arrive, sites } = demoReaders();

const playedSeconds = (page: Page) => page.locator('main video').evaluate((video: HTMLVideoElement) => video.currentTime);
const start = (page: Page) => page.locator('main [data-start]').click();

describe.each(demoBrands)('the live page of $id', ({ id, texts }) => {
	it.each(['/envivo/', '/vivo/'])('ROUTE-05 SITE-03 plays the signal at %s, with what is on air and what comes next', async (path) => {
		const page = await open(id, path, { viewport: phone });
		expect(await page.locator('h1').innerText()).toBe(texts.schedule.liveTitle);
		const onAir = page.getByRole('region', { name: texts.schedule.onAir });
		expect(await onAir.innerText()).toMatch(/\d?\d:\d\d – \d?\d:\d\d/);
		expect(await page.locator('main ol > li').count()).toBeGreaterThanOrEqual(3);
		expect(await page.getByRole('link', { name: texts.schedule.wholeSchedule }).getAttribute('href')).toBe('/grilla/');
		await start(page);
		await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
		expect(await page.locator('main [data-start]').count()).toBe(0);
	});
});

describe.each(structureBrands)('the signal of $id', ({ id, texts }) => {
	it('that is cut says so, and plays again when the reader asks', async () => {
		const page = await open(id, '/envivo/');
		await page.route('**/*.m3u8', (route) => route.abort());
		const notice = page.getByRole('alert').filter({ hasText: texts.schedule.cut });
		await start(page);
		await expect.poll(() => notice.isVisible(), { timeout: 30_000 }).toBe(true);
		await page.unroute('**/*.m3u8');
		await notice.getByRole('button', { name: texts.tryAgain }).click();
		await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
		expect(await notice.isVisible()).toBe(false);
	});

	it('loads no player and no picture of the signal before it is started', async () => {
		const page = await (await arrive()).newPage();
		const loaded: string[] = [];
		page.on('request', (request) => loaded.push(request.url()));
		await page.goto(sites.url(id, '/envivo/'), { waitUntil: 'load' });
		expect(loaded.filter((url) => /\.m3u8|\.mp4|hls/.test(url))).toEqual([]);
	});
});
