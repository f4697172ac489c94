import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../support/demo.ts';

const { open, pathOf, stories } = demoReaders();

/** Where the focus is: the name of the element, whether it is in the content of the page, and whether the reader sees it and its ring. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement ?? document.body;
		// A card has the ring of its link.
		const hasRing = (around: Element | null): boolean => {
			if (around === null || around.matches('main')) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(around);
			return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || hasRing(around.parentElement);
		};
		const { top, bottom } = element.getBoundingClientRect();
		return {
			name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
			isInMain: element.closest('main') !== null,
			hasRing: hasRing(element),
			isSeen: bottom > 0 && top < innerHeight,
		};
	});

/** Presses Tab from the top of a page until the focus has left its content. Returns the names of the stops there. */
async function walk(page: Page): Promise<readonly string[]> {
	const names: string[] = [];
	for (let presses = 0; presses < 200; presses += 1) {
		await page.keyboard.press('Tab');
		const { name, isInMain, hasRing, isSeen } = await focused(page);
		if (!isInMain && names.length > 0) return names;
		if (!isInMain) continue;
		expect({ name, hasRing, isSeen }).toEqual({ name, hasRing: true, isSeen: true });
		names.push(name);
	}
	throw new Error(`The focus does not leave the page after ${names.join(', ')}`);
}

/** The stops that have one of these texts in their names, in the order of the walk. */
const among = (names: readonly string[], ...texts: readonly string[]) =>
	names.flatMap((name) => texts.filter((text) => name.includes(text)).slice(0, 1));

/** Opens a live story that has a summary under this name. */
async function openSummed(brand: BrandId, name: string): Promise<Page> {
	for (const { path } of (await stories(brand)).filter(({ kind }) => kind === 'live')) {
		const page = await open(brand, path);
		if ((await page.getByRole('region', { name }).count()) > 0) return page;
	}
	throw new Error(`No live story of ${brand} has a summary`);
}

describe.each(structureBrands)('a reader of $id who has only a keyboard', ({ id, texts }) => {
	const { player, liveStory, schedule } = texts;

	it('walks a video from its start to its speed, chapters, words and code, and then to the next videos', async () => {
		const page = await open(id, await pathOf(id, 'video'));
		await page.locator('[data-island=playback][data-state=ready]').first().waitFor({ state: 'attached' });
		const names = await walk(page);
		const order = ['Reproducir', '0,75×', player.chapters, player.transcript, player.embed, player.upNext];
		expect(among(names, ...order)).toEqual(order);
	});

	it('walks the live page from the signal to what is offered with it, and on to the schedule', async () => {
		const page = await open(id, '/envivo/');
		await page.locator('[data-island=live-tools][data-state=ready]').waitFor({ state: 'attached' });
		const names = await walk(page);
		const order = ['Reproducir', player.audioOnly, player.embed, schedule.wholeSchedule];
		expect(among(names, ...order)).toEqual(order);
	});

	it('walks a live story from its summary and its key moments to its entries', async () => {
		const page = await openSummed(id, liveStory.pinned);
		await page.locator('[data-island=live-story][data-state=ready]').waitFor({ state: 'attached' });
		const moments = await page.getByRole('navigation', { name: liveStory.keyMoments }).getByRole('link').allInnerTexts();
		const names = (await walk(page)).map((name) => name.replace(/\s+/g, ' '));
		const firstMoment = names.findIndex((name) => moments.some((moment) => name.includes(moment.split('\n').at(-1) ?? moment)));
		const shares = names.flatMap((name, at) => (name.startsWith(liveStory.shareEntry.split('{')[0] ?? '') ? [at] : []));
		expect(moments.length).toBeGreaterThan(1);
		expect(shares[0]).toBeLessThan(firstMoment);
		expect(shares[1]).toBeGreaterThan(firstMoment);
	});
});
