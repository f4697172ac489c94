import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoReaders, desktop, phone } from '../../../../support/browser/demo-readers.ts';
import { start } from '../../../../support/browser/player.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open, pathOf } = demoReaders();

const video = (page: Page) => page.locator('main video');
const boxOf = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const { top, bottom, left, right } = element.getBoundingClientRect();
			return { top, bottom, left, right };
		});

describe.each(structureBrands)('the page of a video of $id', ({ id, texts: { player } }) => {
	it('STORY-02 lists other videos beside the player, and none of them is the video itself', async () => {
		const path = await pathOf(id, 'video');
		const page = await open(id, path, { viewport: desktop });
		const next = page.locator('section').filter({ has: page.getByRole('heading', { name: player.upNext }) });
		const links = await next.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		expect(links.length).toBeGreaterThanOrEqual(3);
		expect(links).not.toContain(path);
		const film = await boxOf(page, 'main video');
		const list = await boxOf(page, 'main section li');
		expect(list.left).toBeGreaterThan(film.right);
		expect(list.top).toBeLessThan(film.bottom);
	});

	it('STORY-02 lasts as long as it promises, with its captions, and says what is heard', async () => {
		const page = await open(id, await pathOf(id, 'video'), { viewport: phone });
		const promised = await page.locator('main [data-start]').innerText();
		await start(page);
		await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 20_000 }).toBeGreaterThan(0.2);
		const played = await video(page).evaluate((film: HTMLVideoElement) => Math.round(film.duration));
		expect(promised).toBe(`0:${String(played).padStart(2, '0')}`);
		await expect
			.poll(() => video(page).evaluate((film: HTMLVideoElement) => [film.textTracks[0]?.mode, film.textTracks[0]?.activeCues?.length]))
			.toEqual(['showing', 1]);
		await page.getByText(player.transcript, { exact: true }).click();
		expect(await page.locator('details[open] p').first().isVisible()).toBe(true);
	});
});

const currentTime = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);

describe.each(structureBrands)('a viewer of a video of $id', ({ id, texts: { player } }) => {
	it('STORY-02 starts it from a chapter and at the speed that they choose', async () => {
		const page = await open(id, await pathOf(id, 'video'), { viewport: phone });
		// The tools of the text have a speed of their own.
		await page.locator('label', { hasText: player.speed }).locator('select').selectOption('1.25');
		await page.locator('main').getByText(player.chapters, { exact: true }).click();
		const chapter = page.locator('[data-start-ms]').nth(1);
		await chapter.focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => currentTime(page), { timeout: 20_000 }).toBeGreaterThan(5);
		expect(await video(page).evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.25);
		await expect.poll(() => chapter.getAttribute('aria-current')).toBe('true');
	});

	it.each(['video', 'video_dark'] as const)(
		'STORY-02 STORY-03 is offered the next one where a %s ends, or the same again',
		async (kind) => {
			const page = await open(id, await pathOf(id, kind));
			await page.locator('main [data-start]').focus();
			await page.keyboard.press('Enter');
			await expect.poll(() => currentTime(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
			const next = page.locator('[data-next]');
			expect(await next.isVisible()).toBe(false);
			await video(page).evaluate((film: HTMLVideoElement) => {
				film.currentTime = film.duration - 0.2;
			});
			await next.waitFor({ timeout: 20_000 });
			const list = page.locator('section').filter({ has: page.getByRole('heading', { name: player.upNext }) });
			const href = await next.getByRole('link').getAttribute('href');
			expect(href).toBe(await list.locator('li a').first().getAttribute('href'));
			expect(await next.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
			await next.getByRole('button', { name: player.playAgain }).click();
			await expect.poll(() => next.isVisible()).toBe(false);
			await expect.poll(() => currentTime(page)).toBeLessThan(5);
			expect(await video(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
		},
	);
});

describe.each(structureBrands)('the player of a video of $id', ({ id }) => {
	it('is one stop of the keyboard until it plays, and then has the focus', async () => {
		const page = await open(id, await pathOf(id, 'video'));
		const start = page.locator('main [data-start]');
		await start.focus();
		await page.keyboard.press('Shift+Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
		await page.keyboard.press('Tab');
		expect(await start.evaluate((button) => button === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		await expect.poll(() => start.count()).toBe(0);
		expect(await video(page).evaluate((film) => film === document.activeElement)).toBe(true);
	});

	it('can be used by its own controls where scripts do not run', async () => {
		const page = await open(id, await pathOf(id, 'video'), { javaScriptEnabled: false });
		expect(await video(page).isVisible()).toBe(true);
		expect(await page.locator('main [data-start]').isVisible()).toBe(false);
	});

	it('is left to its own controls when the script of the button cannot be loaded', async () => {
		const page = await open(id, await pathOf(id, 'video'));
		await page.route('**/island-player.js*', (route) => route.abort());
		await start(page);
		await expect.poll(() => video(page).isVisible(), { timeout: 20_000 }).toBe(true);
		expect(await page.locator('main [data-start]').isVisible()).toBe(false);
	});
});
