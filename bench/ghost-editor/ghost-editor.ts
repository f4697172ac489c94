import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { build } from 'vite';
import { installPackages } from '../install-packages.ts';

/** Opens Ghost's editor, without the rest of Ghost, in a window beside another one, and pastes a story into it. */
export async function openGhostEditor(beside: Page, { folder, html }: { readonly folder: string; readonly html: string }): Promise<Page> {
	const page = await beside.context().newPage();
	await page.goto(await buildPage(folder));
	await ghostBody(page).click();
	await ghostBody(page).evaluate(paste, html);
	return page;
}

/** The text that is written in Ghost's editor. */
export const ghostBody = (page: Page): Locator => page.locator('.koenig-lexical [contenteditable="true"]').first();

function paste(body: Element, html: string): void {
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/html', html);
	body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Builds a page with nothing but Ghost's editor in the folder of the run, and returns its address. */
async function buildPage(folder: string): Promise<string> {
	const root = join(folder, 'ghost-editor');
	await installPackages('ghost-editor', root);
	copyFileSync('bench/ghost-editor/page.jsx.txt', join(root, 'page.jsx'));
	await build({
		root,
		configFile: false,
		logLevel: 'warn',
		define: { 'process.env.NODE_ENV': '"production"' },
		build: { lib: { entry: 'page.jsx', formats: ['iife'], name: 'page', fileName: () => 'page.js' }, outDir: 'built' },
	});
	const page = join(root, 'page.html');
	writeFileSync(
		page,
		'<!doctype html><meta charset="utf-8"><main class="koenig-lexical" style="width: 45rem"></main><script src="built/page.js"></script>',
	);
	return pathToFileURL(page).href;
}
