import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a page has been drawn: in the second frame from now, what the first one has drawn is on the screen. */
export const drawn = (page: Page): Promise<unknown> =>
	page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls to a place in px at once, and waits until the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
	await drawn(page);
}

/** Scrolls a page from its top to its end, so that all that loads when it comes into view is requested. */
export async function scrollToEnd(page: Page): Promise<void> {
	const step = await page.evaluate(() => innerHeight * 0.7);
	const height = () => page.evaluate(() => document.documentElement.scrollHeight);
	for (let top = 0; top < (await height()); top += step) await scrollTo(page, top);
}

/** Follows the requests of a page; `settled` waits until all have ended, and the page has been drawn after that. */
export function followRequests(page: Page): { settled(): Promise<void> } {
	const open = new Set<Request>();
	page.on('request', (request) => open.add(request));
	page.on('requestfinished', (request) => open.delete(request));
	page.on('requestfailed', (request) => open.delete(request));
	return {
		settled: async () => {
			await expect.poll(() => [...open].map((request) => request.url()), { timeout: 60_000 }).toEqual([]);
			await drawn(page);
		},
	};
}
