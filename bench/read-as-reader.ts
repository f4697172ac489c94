import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';

/** The bytes that a reader downloaded besides the page, by kind: scripts gzipped, fonts and pictures as they are. */
export type Fetched = { readonly scripts: number; readonly fonts: number; readonly pictures: number; readonly react: boolean };

/** Opens a page on a phone and scrolls to its end without touching anything. */
export async function readAsReader(browser: Browser, url: string): Promise<Fetched> {
	const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
	const page = await context.newPage();
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	await page.goto(url, { waitUntil: 'load' });
	await scroll(page);
	const bodies = await Promise.all(responses.map(readBody));
	await context.close();
	const sum = (kind: string, size: (body: Buffer) => number) =>
		bodies.reduce((total, { type, body }) => total + (type === kind ? size(body) : 0), 0);
	return {
		scripts: sum('script', (body) => gzipSync(body).length),
		fonts: sum('font', ({ length }) => length),
		pictures: sum('image', ({ length }) => length),
		react: bodies.some(({ type, body }) => type === 'script' && body.includes('react-dom')),
	};
}

async function scroll(page: Page): Promise<void> {
	for (let at = 0; at < 30; at += 1) {
		await page.mouse.wheel(0, 700);
		await page.waitForTimeout(50);
	}
	await page.waitForLoadState('networkidle');
}

async function readBody(response: Response): Promise<{ type: string; body: Buffer }> {
	return { type: response.request().resourceType(), body: await response.body().catch(() => Buffer.alloc(0)) };
}
