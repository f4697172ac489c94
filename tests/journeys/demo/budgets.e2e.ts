import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { phone, readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';
import { demoKinds, richestOf } from '../../support/demo-stories.ts';

const { arrive, open, pathOf, sites, stories } = readers();

const kB = 1000;
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Words that React's client has and nothing else of ours: its errors name the page that explains them. */
const reactsOwn = /react\.dev\/errors|__reactFiber/;

async function scrollToEnd(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.7) {
			scrollTo({ top: y, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	});
}

/** Inlined code of a page in bytes after gzip: its styles, and its scripts without the data for search engines. */
async function inlined(brand: BrandId, path: string): Promise<{ css: number; script: number }> {
	const { body } = await sites.get(brand, path);
	const inside = (pattern: RegExp) => gzipped([...body.matchAll(pattern)].map(([, text]) => text).join(''));
	return { css: inside(/<style>(.*?)<\/style>/gs), script: inside(/<script>(.*?)<\/script>/gs) };
}

describe.each(demoBrands)('a reader of $id', ({ id }) => {
	it('gets at most 14 kB of style and 2 kB of script with a story of any kind', async () => {
		const paths = [...(await Promise.all(demoKinds.map((kind) => pathOf(id, kind)))), richestOf(await stories(id)).path];
		for (const path of paths) {
			const { css, script } = await inlined(id, path);
			expect(css, `style of ${path}`).toBeLessThanOrEqual(14 * kB);
			expect(script, `script of ${path}`).toBeLessThanOrEqual(2 * kB);
		}
	});

	it('who only reads and scrolls never fetches React, nor any script on a story without frames', async () => {
		const page = await (await arrive()).newPage();
		const scripts: Promise<string>[] = [];
		page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.text()));
		await page.goto(sites.url(id, richestOf(await stories(id)).path), { waitUntil: 'load' });
		expect(scripts.length, 'before anything is touched').toBe(0);
		await scrollToEnd(page);
		for (const script of await Promise.all(scripts)) expect(script).not.toMatch(reactsOwn);
		await page.goto(sites.url(id, await pathOf(id, 'newsletter')), { waitUntil: 'load' });
		const before = scripts.length;
		await scrollToEnd(page);
		expect(scripts.length).toBe(before);
	});

	it('gets at most 60 kB of type a page', async () => {
		for (const path of ['/', '/ultimas-noticias/', await pathOf(id, 'article')]) {
			const page = await (await arrive()).newPage();
			const sizes: Promise<number>[] = [];
			page.on('response', (response) => response.url().includes('/fonts/') && sizes.push(response.body().then(({ length }) => length)));
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			await scrollToEnd(page);
			const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
			expect(total, path).toBeGreaterThan(10 * kB);
			expect(total, path).toBeLessThanOrEqual(60 * kB);
		}
	});

	it.each([phone, { width: 1280, height: 900 }])(
		'sees nothing move on a screen of $width px, though pictures and type come late',
		async (viewport) => {
			const context = await arrive({ viewport });
			await context.addInitScript(() => {
				const moved: string[] = [];
				Object.assign(window, { moved });
				new PerformanceObserver((list) => {
					for (const shift of list.getEntries()) {
						if (!('value' in shift) || !('sources' in shift) || !Array.isArray(shift.sources)) continue;
						moved.push(
							`${shift.value} ${shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName)).join(' | ')}`,
						);
					}
				}).observe({ type: 'layout-shift', buffered: true });
			});
			await context.route(/\/(resizer|fonts)\//, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 300));
				await route.continue();
			});
			const page = await context.newPage();
			for (const path of [
				'/',
				'/ultimas-noticias/',
				await pathOf(id, 'article'),
				await pathOf(id, 'longform_cover'),
				await pathOf(id, 'gallery'),
			]) {
				await page.goto(sites.url(id, path), { waitUntil: 'load' });
				await scrollToEnd(page);
				await page.waitForTimeout(400);
				expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toEqual([]);
			}
		},
	);

	it('meets no error on any kind of page, and no other host is asked', async () => {
		const page = await open(id, '/');
		const complaints = listenTo(page);
		const kinds = await Promise.all(demoKinds.map((kind) => pathOf(id, kind)));
		for (const path of [
			'/',
			'/deportes/',
			'/ultimas-noticias/',
			'/tags/',
			'/autor/',
			'/buscar/la/',
			'/videos/',
			'/envivo/',
			'/ingresar/',
			...kinds,
		]) {
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
		}
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});
});
