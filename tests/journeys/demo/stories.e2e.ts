import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../support/browser/browser.ts';
import { demoReaders, phone } from '../../support/browser/demo-readers.ts';
import { scrollTo } from '../../support/browser/scroll.ts';
import { demoBrands, structureBrands } from '../../support/demo.ts';
import type { DemoKind } from '../../support/demo-stories.ts';

const { arrive, open, pathOf, sites } = demoReaders({ flags: withoutPictures });

const boxOf = (locator: Locator) => locator.first().evaluate((element) => element.getBoundingClientRect().toJSON());
const subtype = (page: Page) => page.locator('body').getAttribute('data-subtype');

/** Brightness (0 to 255) of the background that is drawn behind an element. */
const backgroundOf = (locator: Locator) =>
	locator.first().evaluate((element) => {
		for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
			const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(ancestor).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
			if (alpha > 0) return Math.max(red, green, blue);
		}
		return 255;
	});

/** The subtype that the page of each kind names. */
const subtypes: readonly (readonly [string, DemoKind, string])[] = [
	['STORY-01', 'article', 'article'],
	['STORY-01', 'gallery', 'gallery'],
	['STORY-02', 'video', 'video'],
	['STORY-03', 'video_dark', 'video-dark'],
	['STORY-04', 'live', 'live'],
	['STORY-05', 'longform', 'longform'],
	['STORY-05', 'longform_cover', 'longform'],
	['STORY-06', 'newsletter', 'newsletter'],
];

describe.each(structureBrands)('a story of $id', ({ id, texts }) => {
	it.each(subtypes)('%s of the kind %s opens and names its subtype', async (_row, kind, expected) => {
		const page = await open(id, await pathOf(id, kind));
		expect(await subtype(page)).toBe(expected);
		expect(await page.locator('body').getAttribute('data-page-type')).toBe('story');
		expect(await page.locator('h1').count()).toBe(1);
		expect(await page.locator('main p').count()).toBeGreaterThan(1);
	});

	it.each([
		['STORY-02', 'video', 'light'],
		['STORY-03', 'video_dark', 'dark'],
	] as const)('%s of the kind %s begins with the player, on a %s background', async (_row, kind, background) => {
		const page = await open(id, await pathOf(id, kind));
		const player = await boxOf(page.locator('video'));
		expect(player.top).toBeLessThanOrEqual((await boxOf(page.locator('h1'))).top);
		expect(player.width).toBeGreaterThan(600);
		expect((await backgroundOf(page.locator('h1'))) < 90).toBe(background === 'dark');
	});

	it('STORY-04 of the kind live lists its entries minute by minute, the newest first', async () => {
		const page = await open(id, await pathOf(id, 'live'));
		const entries = page.locator('section[aria-labelledby="minuto-a-minuto"] [data-entries] > li');
		expect(await entries.count()).toBeGreaterThanOrEqual(10);
		const minutes = await entries.locator('> div > a > :first-child').evaluateAll((hours) =>
			hours.map((hour) => {
				const [h = 0, m = 0] = (hour.textContent ?? '').split(':').map(Number);
				return h * 60 + m;
			}),
		);
		// A story may run past midnight once.
		const rises = minutes.slice(1).filter((minute, index) => minute > (minutes[index] ?? 0));
		expect(rises.length).toBeLessThanOrEqual(1);
		await entries.last().locator('> div > a').click();
		expect(page.url()).toMatch(/#.+/);
	});

	it('STORY-05 of the kind longform looks different with a background and without', async () => {
		const plain = await open(id, await pathOf(id, 'longform'));
		const plainPicture = await boxOf(plain.locator('main img[fetchpriority="high"]'));
		expect((await boxOf(plain.locator('h1'))).bottom).toBeLessThanOrEqual(plainPicture.top);
		expect(plainPicture.width).toBeLessThan(1280);

		const covered = await open(id, await pathOf(id, 'longform_cover'));
		const cover = await boxOf(covered.locator('main img[fetchpriority="high"]'));
		const headline = await boxOf(covered.locator('h1'));
		expect(cover.width).toBe(1280);
		expect(cover.top).toBeLessThan(headline.top);
		expect(headline.bottom).toBeLessThanOrEqual(cover.bottom);
	});

	it('STORY-06 of the kind newsletter names its newsletter and links to the others', async () => {
		const page = await open(id, await pathOf(id, 'newsletter'));
		expect(await page.locator('main').innerText()).toContain(texts.newsletterOf);
		expect(await page.locator('main a[href="/newsletters/"]').count()).toBeGreaterThan(0);
	});

	it('STORY-01 of the kind gallery has its pictures in a lightbox', async () => {
		const page = await open(id, await pathOf(id, 'gallery'));
		expect(await page.locator('[data-island="lightbox"] figure').count()).toBeGreaterThanOrEqual(4);
	});
});

/** Runs in the page: whether a link of the side column is on the screen, between the header's bar and the lower edge. */
function isSideSeen(): boolean {
	const links = [...document.querySelectorAll('.brick_menor a')].map((link) => link.getBoundingClientRect());
	return links.some(({ top, bottom, height }) => height > 0 && bottom > 56 && top < innerHeight);
}

describe.each(structureBrands)('the side column of $id', ({ id }) => {
	it.each(['article', 'live', 'newsletter'] as const)(
		'stays in view on a screen of 1280 px to the end of a story of the kind %s',
		async (kind) => {
			const page = await open(id, await pathOf(id, kind), { viewport: { width: 1280, height: 780 } });
			const row = await boxOf(page.locator('.brick-container:has(.brick_menor)'));
			const last = row.bottom - 780;
			for (let top = row.top; top < last; top += 400) {
				await scrollTo(page, top);
				expect(await page.evaluate(isSideSeen), `at ${top} px`).toBe(true);
			}
			await scrollTo(page, last);
			expect(await page.evaluate(isSideSeen), 'at the end').toBe(true);
		},
	);
});

// Each brand has faces of its own, and so buttons of its own width.
describe.each(demoBrands)('the ways to share a story of $id', ({ id, texts }) => {
	const seen = (page: Page) => page.locator(`ul[aria-label="${texts.share}"] >> visible=true`).locator(':is(a, button) >> visible=true');

	it('are in one row on a phone', async () => {
		const page = await (await arrive({ viewport: phone, hasTouch: true, isMobile: true })).newPage();
		for (const width of [320, phone.width]) {
			await page.setViewportSize({ ...phone, width });
			await page.goto(sites.url(id, await pathOf(id, 'article')));
			const middles = await seen(page).evaluateAll((all) =>
				all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
			);
			expect(new Set(middles.map(Math.round)).size, `rows on ${width} px`).toBe(1);
			for (const way of ['device', 'copy']) expect(await page.locator(`[data-share="${way}"]`).isVisible()).toBe(true);
		}
	});

	it('are links to every network and to email on a phone without scripts', async () => {
		const page = await open(id, await pathOf(id, 'article'), { viewport: phone, javaScriptEnabled: false });
		expect(await seen(page).count()).toBe(5);
	});
});
