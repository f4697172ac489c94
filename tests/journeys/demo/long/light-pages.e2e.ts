import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../support/browser/axe.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { followRequests, scrollToEnd } from '../../../support/browser/scroll.ts';
import { structureBrands } from '../../../support/demo.ts';
import { type DemoKind, demoKinds } from '../../../support/demo-stories.ts';
import { byForm } from '../../../support/form.ts';

const { arrive, open, pathOf, sites } = demoReaders();

/** The address and the type of everything that a page fetches while a reader scrolls through it, and its size in bytes. */
async function fetchedBy(page: Page, url: string) {
	const { settled } = followRequests(page);
	const fetched: Promise<{ type: string; bytes: number }>[] = [];
	page.on('requestfinished', (request) =>
		fetched.push(
			request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
				type: request.resourceType(),
				bytes: responseBodySize + responseHeadersSize,
			})),
		),
	);
	await page.goto(url, { waitUntil: 'load' });
	await scrollToEnd(page);
	await settled();
	const all = await Promise.all(fetched);
	return { types: [...new Set(all.map(({ type }) => type))].sort(), bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}

describe.each(structureBrands)('the light pages of $id', ({ id }) => {
	it('weigh at most 40 kB for a story of any kind, and 55 kB for a cover, pictures included, and have no script', async () => {
		const kinds = byForm<readonly DemoKind[]>(['article', 'gallery', 'live'], demoKinds);
		const paths = await Promise.all(kinds.map((kind) => pathOf(id, kind)));
		for (const [path, most] of [...paths.map((path) => [path, 40_000] as const), ['/', 55_000] as const, ['/deportes/', 55_000] as const]) {
			const page = await (await arrive({ viewport: phone })).newPage();
			const { types, bytes } = await fetchedBy(page, sites.url(id, `/lite${path}`));
			expect(bytes, path).toBeLessThanOrEqual(most);
			expect(['document', 'image', 'other'], path).toEqual(expect.arrayContaining(types));
		}
	});

	it('have no violation that axe knows, in the light and the dark scheme', async () => {
		for (const path of ['/', await pathOf(id, 'article'), '/buscar/copa/', '/ingresar/', '/no-existe/']) {
			for (const colorScheme of ['light', 'dark'] as const) {
				const page = await open(id, `/lite${path}`, { viewport: phone, colorScheme });
				expect(await violationsOn(page, colorScheme === 'light' ? 'all' : 'colors'), `${path} ${colorScheme}`).toEqual([]);
			}
		}
	});
});
