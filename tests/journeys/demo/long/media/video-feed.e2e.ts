import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { demoReaders, desktop, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open } = demoReaders();

const path = '/videos/uno-tras-otro/';
const screens = (page: Page) => page.locator('main ol > li');
const isPlaying = (screen: Locator) =>
	screen.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0.1);
const startOf = (screen: Locator) => screen.locator('[data-start]');

/** Opens the feed, once its island follows the scrolling. */
async function openFeed(...[brand, options]: [Parameters<typeof open>[0], Parameters<typeof open>[2]?]): Promise<Page> {
	const page = await open(brand, path, options);
	await page.locator('[data-island=video-feed][data-state=ready]').waitFor({ state: 'attached' });
	return page;
}

describe.each(structureBrands)('the videos of $id, one after another', ({ id, texts: { player } }) => {
	it('ROUTE-06 are opened from /videos/, and each fills the screen of a phone below the header', async () => {
		const page = await open(id, '/videos/', { viewport: phone });
		await page.getByRole('link', { name: player.watchAll }).click();
		await screens(page).first().waitFor();
		expect(new URL(page.url()).pathname).toBe(path);
		expect(await screens(page).count()).toBeGreaterThanOrEqual(3);
		const { width = 0, height = 0, y = 0 } = (await screens(page).first().boundingBox()) ?? {};
		expect({ width, bottom: Math.round(y + height) }).toEqual({ width: phone.width, bottom: phone.height });
	});

	it('ROUTE-06 stand still until one is started; then the one on the screen is played, and the next when it ends', async () => {
		const page = await openFeed(id, { viewport: phone });
		const [first, second, third] = [0, 1, 2].map((at) => screens(page).nth(at));
		if (!first || !second || !third) throw new Error('The feed has less than three videos');
		expect(
			await page.locator('main video').evaluateAll((all: HTMLVideoElement[]) => all.map(({ readyState }) => readyState)),
		).not.toContain(4);
		await startOf(first).click();
		await expect.poll(() => isPlaying(first), { timeout: 20_000 }).toBe(true);
		await second.evaluate((screen) => screen.scrollIntoView());
		await expect.poll(() => isPlaying(second), { timeout: 20_000 }).toBe(true);
		expect(await isPlaying(first)).toBe(false);
		await second.locator('video').evaluate((video: HTMLVideoElement) => {
			video.currentTime = video.duration - 0.2;
		});
		await expect.poll(() => isPlaying(third), { timeout: 20_000 }).toBe(true);
	});

	it('are walked by the keyboard: the focus goes to the next one, which Enter starts', async () => {
		const page = await openFeed(id, { viewport: desktop });
		await page.getByRole('button', { name: player.nextVideo }).first().focus();
		await page.keyboard.press('Enter');
		const second = screens(page).nth(1);
		await expect.poll(() => startOf(second).evaluate((button) => button === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		await expect.poll(() => isPlaying(second), { timeout: 20_000 }).toBe(true);
	});

	it('have the browser’s controls and lead to their stories without scripts', async () => {
		const page = await open(id, path, { javaScriptEnabled: false, viewport: phone });
		expect(await page.locator('main video').first().isVisible()).toBe(true);
		expect(await page.getByRole('button', { name: player.nextVideo }).first().isVisible()).toBe(false);
		await screens(page).nth(1).getByRole('link', { name: player.readStory }).click();
		await page.waitForURL((url) => url.pathname !== path);
		expect(await page.locator('main video').count()).toBe(1);
	});

	it('have no violation that axe knows', async () => {
		expect(await violationsOn(await openFeed(id, { viewport: phone }))).toEqual([]);
	});
});
