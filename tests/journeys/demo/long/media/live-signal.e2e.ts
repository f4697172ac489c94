import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fileAddress } from '../../../../../demo/video-document.ts';
import { listenTo } from '../../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { playedSeconds, playNothing, start } from '../../../../support/browser/player.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, arrive, sites } = demoReaders();

describe.each(structureBrands)('the live page of $id', ({ id, texts }) => {
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

/** The files of media that a page asks for from now on, each once. */
function mediaFiles(page: Page): ReadonlySet<string> {
	const files = new Set<string>();
	page.on('request', (request) => request.url().endsWith('.mp4') && files.add(new URL(request.url()).pathname));
	return files;
}
const pictureWidth = (page: Page) => page.locator('main video').evaluate((video: HTMLVideoElement) => video.videoWidth);

describe.each(structureBrands)('a listener of $id', ({ id, texts: { player } }) => {
	it('ROUTE-05 hears the signal without its picture, with less data, and sees it again', async () => {
		const page = await open(id, '/envivo/');
		const listen = page.getByRole('button', { name: player.audioOnly });
		const files = mediaFiles(page);
		await listen.click();
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		expect(await page.getByText(player.listening).isVisible()).toBe(true);
		expect({ pressed: await listen.getAttribute('aria-pressed'), width: await pictureWidth(page) }).toEqual({ pressed: 'true', width: 0 });
		expect([...files]).toEqual([fileAddress('signal-1-audio.mp4')]);
		await listen.click();
		await expect.poll(() => pictureWidth(page), { timeout: 20_000 }).toBeGreaterThan(0);
		await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
		expect(await page.getByText(player.listening).count()).toBe(0);
		expect(await page.getByRole('alert').isVisible()).toBe(false);
	});
});

describe.each(structureBrands)('the signal of $id', ({ id, texts: { player } }) => {
	it('is played by a library where the browser cannot play it, with picture and without', async () => {
		const context = await arrive();
		await playNothing(context);
		const page = await context.newPage();
		const complaints = listenTo(page);
		await page.goto(sites.url(id, '/envivo/'));
		await start(page);
		await expect.poll(() => pictureWidth(page), { timeout: 20_000 }).toBeGreaterThan(0);
		const listen = page.getByRole('button', { name: player.audioOnly });
		for (const shows of [false, true]) {
			await listen.click();
			await expect.poll(() => pictureWidth(page).then((width) => width > 0), { timeout: 20_000 }).toBe(shows);
			await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
			expect(await page.getByRole('alert').isVisible()).toBe(false);
		}
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});

	it('without a separate sound stream continues unseen, and says so', async () => {
		const master = fileAddress('signal-1-master.m3u8');
		const page = await open(id, '/envivo/');
		await page.route('**/*.m3u8', (route) =>
			route.request().url().endsWith(master) ? route.fulfill({ path: 'demo/files/signal-1.m3u8' }) : route.continue(),
		);
		await start(page);
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		await page.getByRole('button', { name: player.audioOnly }).click();
		await page.getByText(player.listeningWhole).waitFor();
		const before = await playedSeconds(page);
		await expect.poll(() => playedSeconds(page)).toBeGreaterThan(before);
	});

	it('is offered in a window above others only where the browser has such windows', async () => {
		for (const pictureInPictureEnabled of [true, false]) {
			const context = await arrive();
			await context.addInitScript(
				(value) => Object.defineProperty(document, 'pictureInPictureEnabled', { value }),
				pictureInPictureEnabled,
			);
			const page = await context.newPage();
			await page.goto(sites.url(id, '/envivo/'));
			await page.locator('[data-island=live-tools][data-state=ready]').waitFor({ state: 'attached' });
			const offered = page.getByRole('button', { name: player.window });
			expect(await offered.isVisible()).toBe(pictureInPictureEnabled);
			if (!pictureInPictureEnabled) continue;
			expect(await offered.isDisabled()).toBe(true);
			await start(page);
			await expect.poll(() => offered.isEnabled(), { timeout: 20_000 }).toBe(true);
		}
	});

	it('is started and stopped by the keyboard', async () => {
		const page = await open(id, '/envivo/');
		await page.locator('main [data-start]').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('VIDEO');
		await page.keyboard.press('Space');
		await expect.poll(() => page.locator('main video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
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

	it('that is cut is tried again by itself', async () => {
		const page = await (await arrive()).newPage();
		await page.clock.install();
		await page.goto(sites.url(id, '/envivo/'));
		await page.route('**/*.m3u8', (route) => route.abort());
		await start(page);
		const notice = page.getByRole('alert').filter({ hasText: texts.schedule.cut });
		await expect.poll(() => notice.isVisible(), { timeout: 30_000 }).toBe(true);
		await page.unroute('**/*.m3u8');
		await page.clock.runFor(10_000);
		await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
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
