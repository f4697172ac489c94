import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fill } from '#brands';
import { readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';

const { arrive, open, pathOf, sites, stories } = readers();

/** Chunks of islands that a page asked for. */
function listenToChunks(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => request.url().includes('/assets/') && request.url().includes('.js') && asked.push(request.url()));
	return asked;
}

describe('a gallery', () => {
	const dialog = 'dialog[open]';
	const counter = (page: Page) => page.locator(`${dialog} p[aria-live]`).innerText();

	it('CONT-08 keeps the first click, opens with it over the whole screen and is steered by keys', async () => {
		const page = await open('tn', await pathOf('tn', 'gallery'), { reducedMotion: 'reduce' });
		const asked = listenToChunks(page);
		const total = await page.locator('[data-island="lightbox"]').first().locator('figure').count();
		await page.waitForTimeout(300);
		expect(asked, 'nothing is fetched before it is touched').toEqual([]);
		await page.locator('[data-island="lightbox"] figure a').nth(1).click();
		await page.locator(dialog).waitFor();
		await expect.poll(() => counter(page)).toBe(`2 / ${total}`);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => counter(page)).toBe(`3 / ${total}`);
		await page.keyboard.press('Home');
		await expect.poll(() => counter(page)).toBe(`1 / ${total}`);
		await page.keyboard.press('ArrowLeft');
		expect(await counter(page), 'there is none before the first').toBe(`1 / ${total}`);
		await page.keyboard.press('End');
		await expect.poll(() => counter(page)).toBe(`${total} / ${total}`);
		await page.keyboard.press('Escape');
		expect(await page.locator(dialog).count()).toBe(0);
		const focused = await page.evaluate(() =>
			[...document.querySelectorAll('[data-island="lightbox"] figure a')].indexOf(document.activeElement ?? document.body),
		);
		expect(focused, 'the focus is back on the picture that was seen last').toBe(total - 1);
	});

	it.each(demoBrands)('on $id is closed by its button and stays on its page', async ({ id, texts }) => {
		const path = await pathOf(id, 'gallery');
		const page = await open(id, path, { reducedMotion: 'reduce' });
		await page.locator('[data-island="lightbox"] figure a').first().click();
		await page.locator(`${dialog} button[aria-label="${texts.close}"]`).click();
		expect(await page.locator(dialog).count()).toBe(0);
		expect(page.url()).toBe(sites.url(id, path));
	});
});

describe('a chunk that cannot be loaded', () => {
	it('LOC-12 CONT-08 is asked for once more, then it is a ChunkLoadError and the page goes on without it', async () => {
		const page = await open('tn', await pathOf('tn', 'gallery'));
		const asked = listenToChunks(page);
		await page.route('**/island-*.js*', (route) => route.abort());
		const fault = page.waitForEvent('pageerror');
		await page.locator('[data-island="lightbox"] figure a').first().click();
		expect((await fault).name).toBe('ChunkLoadError');
		expect(asked.map((url) => url.replace(/^.*\/island-/, 'island-'))).toEqual(['island-lightbox.js', 'island-lightbox.js?retry']);
		// The link that was pressed leads to the picture, as it does without scripts.
		await page.waitForURL('**/resizer/**');
	});

	it('X14 CONT-08 is waited for 120 s and then counts as lost: what the reader pressed does what it does without', async () => {
		const context = await arrive();
		const page = await context.newPage();
		await page.clock.install();
		await page.goto(sites.url('tn', await pathOf('tn', 'gallery')));
		const island = page.locator('[data-island="lightbox"]').first();
		const state = () => island.getAttribute('data-state');
		await page.route('**/island-*.js*', () => undefined);
		await island.locator('figure a').first().click();
		await expect.poll(state).toBe('loading');
		await page.clock.runFor(119_000);
		expect(await state()).toBe('loading');
		expect(await page.locator('h1').first().isVisible()).toBe(true);
		expect(await island.locator('figure img').first().isVisible()).toBe(true);
		const fault = page.waitForEvent('pageerror');
		await page.clock.runFor(1_500);
		expect((await fault).name).toBe('ChunkLoadError');
		await page.clock.runFor(100);
		await page.waitForURL('**/resizer/**');
	});

	it('LOC-12 leaves the rest of the page as it was', async () => {
		const page = await open('tn', await pathOf('tn', 'article'));
		await page.route('**/island-*.js*', (route) => route.abort());
		const fault = page.waitForEvent('pageerror');
		await page.locator('button[data-way="copy"]').first().click();
		expect((await fault).name).toBe('ChunkLoadError');
		await page.locator('[popovertarget="menu"] >> visible=true').click();
		await page.locator('#menu nav a').first().click();
		await page.waitForURL((url) => url.href !== sites.url('tn', '/'));
	});
});

describe.each(demoBrands)('sharing a story of $id', ({ id, texts }) => {
	it('copies its address at the first click and says so', async () => {
		const path = await pathOf(id, 'article');
		const context = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
		const page = await context.newPage();
		await page.goto(sites.url(id, path));
		await page.locator('button[data-way="copy"]').first().click();
		await page.getByText(texts.linkCopied, { exact: true }).first().waitFor();
		expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
	});
});

describe.each(demoBrands)('a post of another site on $id', ({ id }) => {
	it('W06 is asked for only when the reader says so, and then at once', async () => {
		const withPost = (await stories(id)).find(({ elements }) => elements.has('oembed_response'));
		const context = await arrive();
		const foreign: string[] = [];
		await context.route(
			(url) => !url.hostname.endsWith('.localhost'),
			(route) => {
				foreign.push(route.request().url());
				return route.abort();
			},
		);
		const page = await context.newPage();
		await page.goto(sites.url(id, withPost?.path ?? ''));
		const place = page.locator('[data-island="frame"]').first();
		await place.scrollIntoViewIfNeeded();
		await page.waitForTimeout(300);
		expect(foreign).toEqual([]);
		await place.locator('button').click();
		await page.locator('[data-island="frame"] iframe').first().waitFor({ state: 'attached' });
		await expect.poll(() => foreign.length).toBeGreaterThan(0);
		expect(await place.locator('iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
	});
});

describe.each(demoBrands)('a film of $id', ({ id, texts }) => {
	it('STORY-02 plays at the first click and is not fetched before', async () => {
		const page = await open(id, await pathOf(id, 'video'));
		const films: string[] = [];
		page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
		await page.waitForTimeout(300);
		expect(films).toEqual([]);
		const film = page.locator('video').first();
		const title = (await film.getAttribute('aria-label')) ?? '';
		await page
			.getByRole('button', { name: fill(texts.playVideo, { title }) })
			.first()
			.click();
		await expect
			.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0), { timeout: 15_000 })
			.toBe(true);
		expect(films.length).toBeGreaterThan(0);
	});
});
