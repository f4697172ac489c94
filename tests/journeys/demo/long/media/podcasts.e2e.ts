import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../../../../support/browser/axe.ts';
import { demoReaders, phone } from '../../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../../support/demo.ts';

const { open } = demoReaders();

/** Opens the first show of `/podcasts/`, as a listener does. */
async function openShow(...[brand, options]: [Parameters<typeof open>[0], Parameters<typeof open>[2]?]): Promise<Page> {
	const page = await open(brand, '/podcasts/', options);
	await page.getByRole('region', { name: 'Nuestros podcasts' }).getByRole('link').first().click();
	await page.getByRole('heading', { name: 'Episodios' }).waitFor();
	return page;
}

/** Reads the feed of a show as a podcast app does: with the namespaces of its tags. Throws when it is no XML. */
const readFeed = (page: Page) =>
	page.evaluate(async () => {
		const address = document.querySelector<HTMLLinkElement>('link[type="application/rss+xml"][href*="/podcasts/"]')?.href ?? '';
		const feed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml');
		if (feed.querySelector('parsererror')) throw new Error('The feed is no XML');
		const itunes = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
		const channel = feed.querySelector('channel');
		const tag = (of: Element | null, name: string) => of?.getElementsByTagNameNS(itunes, name)[0];
		const items = [...feed.querySelectorAll('item')].map((item) => ({
			guid: item.querySelector('guid')?.textContent ?? '',
			title: item.querySelector('title')?.textContent ?? '',
			enclosure: Object.fromEntries([...(item.querySelector('enclosure')?.attributes ?? [])].map(({ name, value }) => [name, value])),
			seconds: Number(tag(item, 'duration')?.textContent),
		}));
		return {
			address,
			self: channel?.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
			cover: tag(channel, 'image')?.getAttribute('href') ?? '',
			category: tag(channel, 'category')?.getAttribute('text'),
			explicit: tag(channel, 'explicit')?.textContent,
			email: tag(channel, 'email')?.textContent,
			language: channel?.querySelector('language')?.textContent,
			items,
		};
	});

/** The size in px of a picture, as the browser finds it. */
const sizeOf = (page: Page, address: string) =>
	page.evaluate(async (src) => {
		const image = Object.assign(new Image(), { src });
		await image.decode();
		return [image.naturalWidth, image.naturalHeight];
	}, address);

/** Sends a request as an app does, which takes any type. */
const ask = (page: Page, address: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
	page.evaluate(
		async ([url, init]) => {
			const answer = await fetch(url, init);
			const [type, length, ranges] = ['content-type', 'content-length', 'accept-ranges'].map((name) => answer.headers.get(name));
			return { status: answer.status, type, length, ranges, bytes: (await answer.arrayBuffer()).byteLength };
		},
		[address, options] as const,
	);

const lengthOf = (page: Page, address: string) =>
	page.evaluate(
		(src) =>
			new Promise<number>((resolve, reject) => {
				const audio = Object.assign(new Audio(), { preload: 'metadata', onerror: reject });
				audio.onloadedmetadata = () => resolve(Math.round(audio.duration));
				audio.src = src;
			}),
		address,
	);

describe.each(structureBrands)('a podcast of $id', ({ id }) => {
	it('ROUTE-06 has a feed with what podcast apps require of a show', async () => {
		const page = await openShow(id);
		const feed = await readFeed(page);
		expect(feed).toMatchObject({ self: feed.address, explicit: 'false', language: 'es-ar', email: expect.stringContaining('@') });
		expect(feed.category).toMatch(/\w/);
		// Apple Podcasts refuses other covers.
		const [width = 0, height] = await sizeOf(page, feed.cover);
		expect(width).toBe(height);
		expect(width).toBeGreaterThanOrEqual(1_400);
		expect(width).toBeLessThanOrEqual(3_000);
		expect((await ask(page, feed.cover)).type).toBe('image/jpeg');
	});

	it('ROUTE-06 has episodes in its feed that apps can fetch in parts, as long as it says', async () => {
		const page = await openShow(id);
		const { items } = await readFeed(page);
		expect(items.length).toBeGreaterThanOrEqual(2);
		expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
		for (const { title, enclosure, seconds } of items) {
			const { url = '', type, length } = enclosure;
			expect(await ask(page, url, { method: 'HEAD' }), title).toEqual({ status: 200, type, length, ranges: 'bytes', bytes: 0 });
			const part = await ask(page, url, { headers: { range: 'bytes=0-99' } });
			expect(part, title).toMatchObject({ status: 206, type, length: '100', bytes: 100 });
			expect(await lengthOf(page, url), title).toBe(seconds);
		}
	});
});

const audios = (page: Page) =>
	page.locator('main audio').evaluateAll((all: HTMLAudioElement[]) => all.map(({ paused, playbackRate }) => ({ paused, playbackRate })));

describe.each(structureBrands)('a listener of $id', ({ id, texts: { player } }) => {
	it('ROUTE-06 hears an episode from a chapter, faster, and then the next one', async () => {
		const page = await openShow(id, { viewport: phone });
		const first = page.locator('main li[data-player]').first();
		await first.scrollIntoViewIfNeeded();
		await first.getByLabel(player.speed).selectOption('1.5');
		await first.getByText(player.chapters, { exact: true }).click();
		const chapter = first.locator('[data-start-ms]').nth(1);
		await chapter.focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => first.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(5);
		await expect.poll(() => chapter.getAttribute('aria-current')).toBe('true');
		expect((await audios(page))[0]).toEqual({ paused: false, playbackRate: 1.5 });
		await expect.poll(async () => (await audios(page)).map(({ paused }) => paused), { timeout: 20_000 }).toEqual([true, false]);
	});

	it('finds the speed that they chose on the next page, and hears one episode at a time', async () => {
		const page = await openShow(id);
		await page.getByLabel(player.speed).first().selectOption('1.25');
		await page.reload();
		await expect.poll(() => page.getByLabel(player.speed).first().inputValue()).toBe('1.25');
		for (const nth of [0, 1])
			await page
				.locator('main audio')
				.nth(nth)
				.evaluate((audio: HTMLAudioElement) => audio.play());
		await expect.poll(async () => (await audios(page)).map(({ paused }) => paused)).toEqual([true, false]);
	});

	it('reads the chapters and what is said without scripts, and is shown no choice that does nothing', async () => {
		const page = await openShow(id, { javaScriptEnabled: false });
		const first = page.locator('main li[data-player]').first();
		for (const title of [player.chapters, player.transcript]) await first.getByText(title, { exact: true }).click();
		expect(await first.locator('[data-start-ms]').first().isVisible()).toBe(true);
		expect(await first.getByLabel(player.speed).isVisible()).toBe(false);
	});

	it('meets no violation that axe knows, with the chapters and the transcript open', async () => {
		const page = await openShow(id);
		for (const title of [player.chapters, player.transcript]) await page.locator('main').getByText(title, { exact: true }).first().click();
		expect(await violationsOn(page)).toEqual([]);
	});
});
