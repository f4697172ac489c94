import type { Browser, Page } from 'playwright-core';
import { layOutAll } from '../../tests/support/browser/lay-out-all.ts';
import type { ShotPage } from './subjects.ts';

export type Shot = {
	readonly url: string;
	readonly page: ShotPage;
	readonly screen: { readonly width: number; readonly height: number };
	readonly scheme: 'light' | 'dark';
	readonly file: string;
};

/** Longer pages are cut at this height, in px. */
const longest = 9_000;

/** How long to wait for images that are still loading, in ms. */
const patience = 10_000;

/** Takes a screenshot of the whole page, or of the screen after a click. */
export async function takeShot(browser: Browser, { url, page: { press }, screen, scheme, file }: Shot): Promise<void> {
	const context = await browser.newContext({ viewport: screen, colorScheme: scheme, reducedMotion: 'reduce' });
	const page = await context.newPage();
	try {
		await page.goto(url, { waitUntil: 'load' });
		if (press === undefined) await takeWhole(page, screen, file);
		else await takeScreen(page, press, file);
	} finally {
		await context.close();
	}
}

async function takeWhole(page: Page, { width }: Shot['screen'], file: string): Promise<void> {
	await showAll(page);
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, longest) } });
}

async function takeScreen(page: Page, press: string, file: string): Promise<void> {
	await page.locator(`${press} >> visible=true`).first().click({ timeout: 5_000 });
	await page.screenshot({ path: file });
}

/** Scrolls through the page, so that lazy images load, and back to the top. */
async function showAll(page: Page): Promise<void> {
	await layOutAll(page);
	await page.evaluate(async (patience) => {
		await document.fonts.ready;
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			scrollTo({ top: y, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 40));
		}
		scrollTo({ top: 0, behavior: 'instant' });
		const late = new Promise((resolve) => setTimeout(resolve, patience));
		// The browser never loads images beside the visible part of a carousel or in a closed menu.
		const isVisible = (image: HTMLImageElement) => image.checkVisibility() && image.getBoundingClientRect().left < innerWidth;
		const waiting = [...document.images].filter((image) => !image.complete && isVisible(image));
		await Promise.race([late, Promise.all(waiting.map((image) => image.decode().catch(() => undefined)))]);
	}, patience);
}
