import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { followRequests, scrollToEnd } from '../../support/browser/scroll.ts';
import { structureBrands } from '../../support/demo.ts';
import { type DemoKind, demoKinds } from '../../support/demo-stories.ts';
import { byForm } from '../../support/form.ts';
import { checkOutputs } from '../../support/site/check-outputs.ts';

const { arrive, open, pathOf, sites } = demoReaders();

const offer = (page: Page) => page.getByRole('link', { name: '¿Ahorrás datos? Leé la versión liviana de esta página.' });

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

describe.each(structureBrands)('a reader of $id who saves data', ({ id }) => {
	it('is offered the light version of a page, and goes back from there to the whole one', async () => {
		const context = await arrive({ viewport: phone });
		await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
		const page = await context.newPage();
		const path = await pathOf(id, 'article');
		await page.goto(sites.url(id, path));
		await offer(page).click();
		await page.waitForURL(sites.url(id, `/lite${path}`));
		await page.getByRole('link', { name: 'Versión completa' }).click();
		await page.waitForURL(sites.url(id, path));
	});

	it('is one of all readers: others find the light version at the foot of the page', async () => {
		const page = await open(id, '/');
		expect(await offer(page).isVisible()).toBe(false);
		await page.getByRole('link', { name: 'Versión liviana' }).click();
		await page.waitForURL(sites.url(id, '/lite/'));
	});

	it('fetches at most 40 kB for a story of any kind, and 55 kB for a cover, pictures included, and no script', async () => {
		const kinds = byForm<readonly DemoKind[]>(['article', 'gallery', 'live'], demoKinds);
		const paths = await Promise.all(kinds.map((kind) => pathOf(id, kind)));
		for (const [path, most] of [...paths.map((path) => [path, 40_000] as const), ['/', 55_000] as const, ['/deportes/', 55_000] as const]) {
			const page = await (await arrive({ viewport: phone })).newPage();
			const { types, bytes } = await fetchedBy(page, sites.url(id, `/lite${path}`));
			expect(bytes, path).toBeLessThanOrEqual(most);
			expect(['document', 'image', 'other'], path).toEqual(expect.arrayContaining(types));
		}
	});

	it('meets nothing on light pages that axe finds, in the light and the dark scheme', async () => {
		for (const path of ['/', await pathOf(id, 'article'), '/buscar/copa/', '/ingresar/', '/no-existe/']) {
			for (const colorScheme of ['light', 'dark'] as const) {
				const page = await open(id, `/lite${path}`, { viewport: phone, colorScheme });
				expect(await violationsOn(page, colorScheme === 'light' ? 'all' : 'colors'), `${path} ${colorScheme}`).toEqual([]);
			}
		}
	});

	it('searches on light pages alone, with the keyboard', async () => {
		const page = await open(id, '/lite/buscar/', { javaScriptEnabled: false });
		await page.getByRole('searchbox').focus();
		await page.keyboard.type('copa');
		await page.keyboard.press('Enter');
		await page.waitForURL(sites.url(id, '/lite/buscar/copa/'));
		expect(await page.locator('body').getAttribute('data-output')).toBe('lite');
	});
});

it('OUT-01 has no dead link, no link out of lite and no page over its budget among the first pages of a crawl', async () => {
	const [brand] = structureBrands;
	if (brand === undefined) throw new Error('the demo has no brand');
	expect(await checkOutputs(sites, brand.id, { pages: 40 })).toEqual([]);
});
