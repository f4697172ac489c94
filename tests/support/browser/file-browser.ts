import type { Browser } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { notePage } from '../note-reached.ts';
import { started } from '../started.ts';
import { openBrowser } from './browser.ts';

/** The browsers of this worker by their flags. They end with it. */
const opened = new Map<string, Promise<Browser>>();

/**
 * Gives the tests of a file a browser. The files of a worker share it, because opening one costs as much as several pages;
 * after each test its contexts are closed.
 */
export function fileBrowser(flags: readonly string[] = []): () => Browser {
	let browser: Browser | undefined;
	beforeAll(async () => {
		browser = await openOnce(flags);
	});
	afterEach(async () => {
		await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
	});
	return () => started(browser);
}

function openOnce(flags: readonly string[]): Promise<Browser> {
	const key = flags.join(' ');
	const opening = opened.get(key) ?? openNoted(flags);
	opened.set(key, opening);
	return opening;
}

/** A browser whose pages are noted for the trace. */
async function openNoted(flags: readonly string[]): Promise<Browser> {
	const browser = await openBrowser(flags);
	browser.on('context', (context) => {
		context.on('page', (page) => {
			page.on('framenavigated', (frame) => frame === page.mainFrame() && notePage(frame.url()));
		});
	});
	return browser;
}
