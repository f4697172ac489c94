import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readers } from '../../support/browser/demo-readers.ts';
import { demoBrands } from '../../support/demo.ts';
import { type DemoKind, demoKinds } from '../../support/demo-stories.ts';

const { open, pathOf } = readers();

const boxOf = (locator: Locator) => locator.first().evaluate((element) => element.getBoundingClientRect().toJSON());
const subtype = (page: Page) => page.locator('body').getAttribute('data-subtype');

/** How bright (0 to 255) the ground is on which an element stands. */
const groundOf = (locator: Locator) =>
	locator.first().evaluate((element) => {
		for (let up: Element | null = element; up !== null; up = up.parentElement) {
			const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(up).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
			if (alpha > 0) return Math.max(red, green, blue);
		}
		return 255;
	});

/** What the page says of each kind. */
const said: Readonly<Record<DemoKind, string>> = {
	article: 'article',
	video: 'video',
	video_dark: 'video-dark',
	live: 'live',
	longform: 'longform',
	longform_cover: 'longform',
	newsletter: 'newsletter',
	gallery: 'gallery',
};

describe.each(demoBrands)('stories of $id', ({ id, texts }) => {
	it('STORY-01 STORY-02 STORY-03 STORY-04 STORY-05 STORY-06 of every kind open and say what they are', async () => {
		for (const kind of demoKinds) {
			const page = await open(id, await pathOf(id, kind));
			expect(await subtype(page)).toBe(said[kind]);
			expect(await page.locator('body').getAttribute('data-page-type')).toBe('story');
			expect(await page.locator('h1').count()).toBe(1);
			expect(await page.locator('main p').count()).toBeGreaterThan(1);
		}
	});

	it('STORY-02 STORY-03 as video start with the player; video_dark does so on dark ground', async () => {
		for (const [kind, isDark] of [
			['video', false],
			['video_dark', true],
		] as const) {
			const page = await open(id, await pathOf(id, kind));
			const player = await boxOf(page.locator('video'));
			expect(player.top).toBeLessThanOrEqual((await boxOf(page.locator('h1'))).top);
			expect(player.width).toBeGreaterThan(600);
			expect((await groundOf(page.locator('h1'))) < 90, `${kind} on dark ground`).toBe(isDark);
		}
	});

	it('STORY-04 as live tell minute by minute, the newest entry first', async () => {
		const page = await open(id, await pathOf(id, 'live'));
		const entries = page.locator('section[aria-labelledby="minuto-a-minuto"] > ol > li');
		expect(await entries.count()).toBeGreaterThanOrEqual(10);
		const minutes = await entries.locator('> a > :first-child').evaluateAll((hours) =>
			hours.map((hour) => {
				const [h = 0, m = 0] = (hour.textContent ?? '').split(':').map(Number);
				return h * 60 + m;
			}),
		);
		// A story may run past midnight once.
		const rises = minutes.slice(1).filter((minute, place) => minute > (minutes[place] ?? 0));
		expect(rises.length).toBeLessThanOrEqual(1);
		await entries.last().locator('> a').first().click();
		expect(page.url()).toMatch(/#.+/);
	});

	it('STORY-05 as longform differ by their background', async () => {
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

	it('STORY-06 as newsletter say which and where the others are', async () => {
		const page = await open(id, await pathOf(id, 'newsletter'));
		expect(await page.locator('main').innerText()).toContain(texts.newsletterOf);
		expect(await page.locator('main a[href="/newsletters/"]').count()).toBeGreaterThan(0);
	});

	it('STORY-01 as gallery show their pictures to go through', async () => {
		const page = await open(id, await pathOf(id, 'gallery'));
		expect(await page.locator('[data-island="lightbox"] figure').count()).toBeGreaterThanOrEqual(4);
	});
});
