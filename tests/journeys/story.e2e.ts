import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { crawl } from '../support/browser/crawl.ts';
import { type Program, startProgram } from '../support/programs/program.ts';

let program: Program;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
	program = await startProgram();
	browser = await openBrowser();
	context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(async () => {
	await browser?.close();
	await program?.stop();
});

/** Opens the first story of tn whose page has these words. */
async function openStory(words: string, within: BrowserContext = context): Promise<Page> {
	for await (const { path, answer } of crawl(program.url('tn', ''), 400, (path) => program.get('tn', path))) {
		if (!answer.body.includes(words) || !answer.body.includes('data-page-type="story"')) continue;
		const page = await within.newPage();
		await page.goto(program.url('tn', path));
		return page;
	}
	throw new Error(`tn has no story with ${words}`);
}

describe('a story', () => {
	it('is read and scrolled through without a single script being fetched', async () => {
		const page = await openStory('data-island="lightbox"');
		const scripts: string[] = [];
		page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
		await page.reload();
		await page.mouse.wheel(0, 20_000);
		await page.waitForTimeout(500);
		expect(scripts).toEqual([]);
	});

	it('is whole without scripts: words, pictures, films with controls, ways to share', async () => {
		const still = await browser.newContext({ javaScriptEnabled: false });
		const page = await openStory('data-island="player"', still);
		expect(await page.locator('h1').isVisible()).toBe(true);
		expect(await page.locator('video[controls]').first().isVisible()).toBe(true);
		expect(await page.locator('[data-island=player] button').first().isVisible()).toBe(false);
		expect(await page.locator('a[aria-label="Compartir en WhatsApp"]').first().isVisible()).toBe(true);
		await still.close();
	});

	it('shows a gallery over the screen at the first click, goes on by keys and gives the focus back', async () => {
		const page = await openStory('data-island="lightbox"');
		const pictures = page.locator('[data-island=lightbox] figure > a');
		await pictures.nth(1).click();
		const counter = page.locator('dialog p');
		await expect.poll(() => counter.textContent()).toMatch(/^2 \/ \d+$/);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => counter.textContent()).toMatch(/^3 \//);
		await page.keyboard.press('Escape');
		await expect.poll(() => page.locator('dialog').isVisible()).toBe(false);
		expect(await pictures.nth(2).evaluate((link) => link === document.activeElement)).toBe(true);
	});

	it('plays its film from the button upon it', async () => {
		const page = await openStory('data-island="player"');
		await page.locator('[data-island=player] button').first().click();
		await expect
			.poll(() =>
				page
					.locator('video')
					.first()
					.evaluate((film: HTMLVideoElement) => film.currentTime),
			)
			.toBeGreaterThan(0);
	});

	it('gives its address to the clipboard', async () => {
		const page = await openStory('data-island="share"');
		await page.locator('[data-way=copy]').click();
		await expect.poll(() => page.locator('[data-told]').textContent()).toBe('Enlace copiado');
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	});

	it('W06 asks nothing of another site until its button is pressed, not even when it has the focus', async () => {
		const page = await openStory('data-island="frame"');
		const foreign: string[] = [];
		await page.route(
			(url) => !url.hostname.endsWith('.localhost'),
			(route) => {
				foreign.push(route.request().url());
				return route.abort();
			},
		);
		const button = page.locator('[data-island=frame] button').first();
		await button.focus();
		await page.waitForTimeout(500);
		expect(foreign).toEqual([]);
		await button.click();
		await expect.poll(() => foreign.length).toBe(1);
	});

	it('W06 keeps raw HTML from cookies, storage and the page, and gives its frame the height that it tells', async () => {
		const page = await openStory('data-island="raw-frame"');
		const attack = `<p style="height:500px">alto</p><script>
			const got = [];
			for (const take of [() => document.cookie, () => localStorage.length, () => parent.location.href, () => parent.document.title])
				try { got.push(String(take())) } catch { got.push('refused') }
			document.title = got.join();
		</script>`;
		await page.route('**/marco/**', async (route) => {
			const { body, headers } = await program.get('tn', new URL(route.request().url()).pathname);
			const kept = {
				'content-type': String(headers['content-type']),
				'content-security-policy': String(headers['content-security-policy']),
			};
			await route.fulfill({ headers: kept, body: body.replace('<body>', `<body>${attack}`) });
		});
		const before = await page.title();
		await page.reload();
		const element = page.locator('[data-island=raw-frame] iframe').first();
		await element.scrollIntoViewIfNeeded();
		const frame = await (await element.elementHandle())?.contentFrame();
		await expect.poll(() => frame?.title()).toBe('refused,refused,refused,refused');
		await expect.poll(() => element.evaluate((box) => box.clientHeight)).toBeGreaterThan(500);
		expect(await page.title()).toBe(before);
	});
});
