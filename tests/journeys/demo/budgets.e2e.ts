import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders } from '../../support/browser/demo-readers.ts';
import { followRequests, scrollToEnd } from '../../support/browser/scroll.ts';
import { demoBrands, structureBrands } from '../../support/demo.ts';
import { demoKinds, richestOf } from '../../support/demo-stories.ts';
import { gzippedSize } from '../../support/gzipped-size.ts';

const { arrive, pathOf, sites, stories } = demoReaders({ flags: withoutPictures });

const kB = 1000;

/** Words that only React's client has: its errors name the page that explains them. */
const reactOnly = /react\.dev\/errors|__reactFiber/;

/** Inlined code of a page in bytes after gzip: its styles, and its scripts without the data for search engines. */
async function inlined(brand: BrandId, path: string): Promise<{ css: number; script: number }> {
	const { body } = await sites.get(brand, path);
	const inside = (pattern: RegExp) => gzippedSize([...body.matchAll(pattern)].map(([, text]) => text).join(''));
	return { css: inside(/<style>(.*?)<\/style>/gs), script: inside(/<script>(.*?)<\/script>/gs) };
}

describe.each(demoBrands)('a page of $id', ({ id }) => {
	it('has at most 14 kB of style and 2 kB of script when it is a story of any kind', async () => {
		const paths = [...(await Promise.all(demoKinds.map((kind) => pathOf(id, kind)))), richestOf(await stories(id)).path];
		for (const path of paths) {
			const { css, script } = await inlined(id, path);
			expect(css, `style of ${path}`).toBeLessThanOrEqual(14 * kB);
			expect(script, `script of ${path}`).toBeLessThanOrEqual(2 * kB);
		}
	});
});

/** Resolves when the islands that load a moment after the page have loaded. */
const idle = (page: Page) => page.waitForFunction(() => !document.querySelector('[data-when=soon]:not([data-state=ready])'));

describe.each(structureBrands)('a reader of $id', ({ id }) => {
	it('who only reads and scrolls never fetches React, and at most 6 kB of script in all on a story without frames', async () => {
		const page = await (await arrive()).newPage();
		const scripts: Promise<string>[] = [];
		const textOf = async (response: Promise<{ text(): Promise<string> } | null>) => (await response)?.text() ?? '';
		page.on('request', (request) => request.resourceType() === 'script' && scripts.push(textOf(request.response())));
		await page.goto(sites.url(id, richestOf(await stories(id)).path), { waitUntil: 'load' });
		await scrollToEnd(page);
		for (const script of await Promise.all(scripts)) expect(script).not.toMatch(reactOnly);
		for (const kind of ['newsletter', 'gallery'] as const) {
			const path = await pathOf(id, kind);
			const { settled } = followRequests(page);
			scripts.length = 0;
			await page.goto(sites.url(id, path), { waitUntil: 'load' });
			await idle(page);
			await scrollToEnd(page);
			await settled();
			const fetched = (await Promise.all(scripts)).reduce((sum, script) => sum + gzippedSize(script), 0);
			expect(fetched + (await inlined(id, path)).script, kind).toBeLessThanOrEqual(6 * kB);
		}
	});

	it('gets each script of a kilobyte or more compressed, in the best form that the browser takes', async () => {
		const page = await (await arrive()).newPage();
		const scripts = new Set<string>();
		page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
		await page.goto(sites.url(id, '/ingresar/'), { waitUntil: 'networkidle' });
		let compressed = 0;
		for (const script of scripts) {
			const get = (taken: string) => sites.get(id, script, { 'accept-encoding': taken });
			const [plain, gzip, best] = [await get('identity'), await get('gzip'), await get('gzip, deflate, br, zstd')];
			if (plain.bytes.length < kB) continue;
			compressed += 1;
			expect([plain, gzip, best].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
			for (const { headers } of [plain, gzip, best])
				expect(headers).toMatchObject({
					vary: expect.stringMatching(/accept-encoding/i),
					'cache-control': 'public, max-age=31536000, immutable',
					'content-type': expect.stringContaining('javascript'),
				});
			expect(gunzipSync(gzip.bytes).toString()).toBe(plain.body);
			expect(brotliDecompressSync(best.bytes).toString()).toBe(plain.body);
			expect(best.bytes.length).toBeLessThan(gzip.bytes.length);
		}
		expect(compressed).toBeGreaterThan(2);
	});
});
