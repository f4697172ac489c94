import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { among, walk } from '../../../support/browser/keyboard.ts';
import { structureBrands } from '../../../support/demo.ts';

const { open, pathOf, stories } = demoReaders();

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
