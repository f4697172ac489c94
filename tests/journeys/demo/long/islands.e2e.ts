import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fill } from '#brands';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { drawn } from '../../../support/browser/scroll.ts';
import { structureBrands } from '../../../support/demo.ts';

const { arrive, open, pathOf, sites, stories } = demoReaders();

/** Lists the requests of a page for an island from now on. */
function listChunks(page: Page, island: string): string[] {
	const requests: string[] = [];
	page.on('request', (request) => request.url().includes(`/island-${island}.js`) && requests.push(request.url()));
	return requests;
}

describe.each(structureBrands)('a live story on $id', ({ id }) => {
	it('is followed in a browser that is never idle', async () => {
		const context = await arrive();
		await context.addInitScript(() => {
			window.requestIdleCallback = () => 1;
		});
		const page = await context.newPage();
		await page.goto(sites.url(id, await pathOf(id, 'live')));
		await page.locator('[data-island=live-story][data-state=ready]').waitFor({ state: 'attached' });
	});
});

describe.each(structureBrands)('a gallery on $id', ({ id, texts }) => {
	const dialog = 'dialog[open]';
	const counter = (page: Page) => page.locator(`${dialog} p[aria-live]`).innerText();
	const pictures = '[data-island="lightbox"] figure a';

	it('CONT-08 loads its script at the first click, opens with that picture over the whole screen and obeys keys', async () => {
		const page = await open(id, await pathOf(id, 'gallery'), { reducedMotion: 'reduce' });
		const chunks = listChunks(page, 'lightbox');
		const total = await page.locator('[data-island="lightbox"]').first().locator('figure').count();
		await page.waitForLoadState('load');
		expect(chunks, 'it is not fetched before it is touched').toEqual([]);
		await page.locator(pictures).nth(1).click();
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
		await expect.poll(() => page.locator(dialog).count()).toBe(0);
		const focused = () =>
			page.evaluate((links) => [...document.querySelectorAll(links)].indexOf(document.activeElement ?? document.body), pictures);
		await expect.poll(focused, { message: 'the focus is back on the picture that was seen last' }).toBe(total - 1);
	});

	it('is closed by its button or by Back, and stays on its page', async () => {
		const path = await pathOf(id, 'gallery');
		const page = await open(id, path, { reducedMotion: 'reduce' });
		await page.locator(pictures).first().click();
		await page.locator(`${dialog} button[aria-label="${texts.close}"]`).click();
		await expect.poll(() => page.locator(dialog).count()).toBe(0);
		expect(page.url()).toBe(sites.url(id, path));
		await page.locator(pictures).nth(1).click();
		await page.locator(dialog).waitFor();
		await page.goBack();
		await expect.poll(() => page.locator(dialog).count()).toBe(0);
		expect(page.url()).toBe(sites.url(id, path));
	});
});

describe('a chunk that cannot be loaded', () => {
	it.each(structureBrands)(
		'LOC-12 CONT-08 is requested once more on $id, then is a ChunkLoadError, and the page goes on',
		async ({ id }) => {
			const page = await open(id, await pathOf(id, 'gallery'));
			const chunks = listChunks(page, 'lightbox');
			await page.route('**/island-lightbox.js*', (route) => route.abort());
			const fault = page.waitForEvent('pageerror');
			await page.locator('[data-island="lightbox"] figure a').first().click();
			expect((await fault).name).toBe('ChunkLoadError');
			expect(chunks.map((url) => url.replace(/^.*\/island-/, 'island-'))).toEqual(['island-lightbox.js', 'island-lightbox.js?retry']);
			// The link that was clicked leads to the picture, as it does without scripts.
			await page.waitForURL('**/resizer/**');
		},
	);

	it('X14 CONT-08 is waited for 120 s and then counts as lost: what the reader clicked acts as it does without scripts', async () => {
		const context = await arrive();
		const page = await context.newPage();
		await page.clock.install();
		await page.goto(sites.url('tn', await pathOf('tn', 'gallery')));
		const island = page.locator('[data-island="lightbox"]').first();
		const state = () => island.getAttribute('data-state');
		await page.route('**/island-lightbox.js*', () => undefined);
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
		await page.route('**/island-share.js*', (route) => route.abort());
		const fault = page.waitForEvent('pageerror');
		await page.locator('button[data-share="copy"]').first().click();
		expect((await fault).name).toBe('ChunkLoadError');
		await page.locator('[popovertarget="menu"] >> visible=true').click();
		await page.locator('#menu nav a').first().click();
		await page.waitForURL((url) => url.href !== sites.url('tn', '/'));
	});
});

describe.each(structureBrands)('a story of $id', ({ id, texts }) => {
	it('copies its address to the clipboard at the first click and says so', async () => {
		const path = await pathOf(id, 'article');
		const context = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
		const page = await context.newPage();
		await page.goto(sites.url(id, path));
		await page.locator('button[data-share="copy"]').first().click();
		await page.getByText(texts.linkCopied, { exact: true }).first().waitFor();
		expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
	});

	it('STORY-02 plays its film at the first click and does not fetch it before', async () => {
		const page = await open(id, await pathOf(id, 'video'));
		const films: string[] = [];
		page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
		await page.waitForLoadState('load');
		expect(films).toEqual([]);
		const film = page.locator('video').first();
		const title = (await film.getAttribute('aria-label')) ?? '';
		await page
			.getByRole('button', { name: fill(texts.playVideo, { title }) })
			.first()
			.click();
		const isPlaying = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
		await expect.poll(isPlaying, { timeout: 15_000 }).toBe(true);
		expect(films.length).toBeGreaterThan(0);
	});

	it('W06 loads the post of another site only once its button is pressed, not when it is in view or has the focus', async () => {
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
		const post = page.locator('[data-island="third-party-embed"]').first();
		await post.scrollIntoViewIfNeeded();
		await post.locator('button').focus();
		await drawn(page);
		expect(foreign).toEqual([]);
		expect(await post.locator('iframe').count()).toBe(0);
		await post.locator('button').click();
		await page.locator('[data-island="third-party-embed"] iframe').first().waitFor({ state: 'attached' });
		await expect.poll(() => foreign.length).toBeGreaterThan(0);
		expect(await post.locator('iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
	});

	it('W06 keeps raw HTML from cookies, storage and the page, and gives its frame the height that it reports', async () => {
		const withHtml = (await stories(id)).find(({ elements }) => elements.has('raw_html'));
		const page = await (await arrive()).newPage();
		await page.route('**/marco/**', async (route) => {
			const { body, headers } = await sites.get(id, new URL(route.request().url()).pathname);
			const policy = { 'content-security-policy': String(headers['content-security-policy']) };
			await route.fulfill({ headers: policy, contentType: 'text/html; charset=utf-8', body: body.replace('<body>', `<body>${attack}`) });
		});
		await page.goto(sites.url(id, withHtml?.path ?? ''));
		const before = await page.title();
		const element = page.locator('[data-island=raw-frame] iframe').first();
		await element.scrollIntoViewIfNeeded();
		const frame = await (await element.elementHandle())?.contentFrame();
		await expect.poll(() => frame?.title()).toBe('refused,refused,refused,refused');
		await expect.poll(() => element.evaluate((box) => box.clientHeight)).toBeGreaterThan(500);
		expect(await page.title()).toBe(before);
	});
});

/** Reports in the title of its frame what it could take. */
const attack = `<p style="height:500px">alto</p><script>
	const got = [];
	for (const take of [() => document.cookie, () => localStorage.length, () => parent.location.href, () => parent.document.title])
		try { got.push(String(take())) } catch { got.push('refused') }
	document.title = got.join();
</script>`;
