import { createServer } from 'node:http';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { violationsOn } from '../../../support/browser/axe.ts';
import { listenTo } from '../../../support/browser/browser.ts';
import { demoReaders, desktop, phone } from '../../../support/browser/demo-readers.ts';
import { playedSeconds, start } from '../../../support/browser/player.ts';
import { structureBrands } from '../../../support/demo.ts';

const { open, arrive, pathOf } = demoReaders();

/** Serves a page of another site, and returns its address. */
async function anotherSite(html: string): Promise<string> {
	const server = createServer((_, response) =>
		response.setHeader('content-type', 'text/html').end(`<!doctype html><h1>Otro sitio</h1>${html}`),
	);
	onTestFinished(() => void server.close());
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The other site has no port');
	return `http://127.0.0.1:${address.port}/`;
}

/** Opens the code that a page offers, and reads it. */
async function codeOf(page: Page, { player }: { player: { embed: string; embedCode: string } }): Promise<string> {
	await page.getByText(player.embed, { exact: true }).click();
	return page.getByLabel(player.embedCode).inputValue();
}

async function playerOn(page: Page): Promise<Frame> {
	const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
	if (!frame) throw new Error('The page has no frame');
	return frame;
}

describe.each(structureBrands)('a player of $id on another site', ({ id, texts }) => {
	it.each(['video', '/envivo/'] as const)(
		'ROUTE-17 plays there with the code that the page of %s offers, and leads to that page',
		async (what) => {
			const path = what === 'video' ? await pathOf(id, what) : what;
			const code = await codeOf(await open(id, path), texts);
			const page = await (await arrive({ viewport: phone })).newPage();
			const complaints = listenTo(page);
			await page.goto(await anotherSite(code));
			const player = await playerOn(page);
			await start(player);
			await expect.poll(() => playedSeconds(player), { timeout: 20_000 }).toBeGreaterThan(0.2);
			expect(await player.locator('h1').innerText()).not.toBe('');
			expect(new URL((await player.locator('a').getAttribute('href')) ?? '').pathname).toBe(path);
			expect(complaints.console).toEqual([]);
			const { width = 0, height = 1 } = (await page.locator('iframe').boundingBox()) ?? {};
			expect(width).toBeGreaterThan(300);
			expect(width / height).toBeCloseTo(16 / 9, 1);
		},
	);
});

describe.each(structureBrands)('the code of a player of $id', ({ id, texts }) => {
	it('is copied by a button', async () => {
		const context = await arrive({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] });
		const opened = await open(id, await pathOf(id, 'video'));
		const page = await context.newPage();
		await page.goto(opened.url());
		const code = await codeOf(page, texts);
		await page.getByRole('button', { name: texts.player.copyCode }).click();
		await page.getByText(texts.player.codeCopied).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
	});

	it('is there to select without scripts', async () => {
		const page = await open(id, await pathOf(id, 'video_dark'), { javaScriptEnabled: false });
		expect(await codeOf(page, texts)).toMatch(/^<iframe src="http[^"]+\/reproductor\/[^"/]+\/" title="[^"]+".* loading="lazy"/);
		expect(await page.getByRole('button', { name: texts.player.copyCode }).isVisible()).toBe(false);
	});

	it('has no violation that axe knows while it is open, nor has the player', async () => {
		const page = await open(id, await pathOf(id, 'video'));
		const [, player = ''] = /src="([^"]+)"/.exec(await codeOf(page, texts)) ?? [];
		expect(await violationsOn(page)).toEqual([]);
		for (const path of [player, new URL('/reproductor/nada/', player).href]) {
			await page.goto(path);
			expect(await violationsOn(page), path).toEqual([]);
		}
	});
});
