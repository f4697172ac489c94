import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { structureBrands } from '../../../support/demo.ts';

const { open, pathOf, sites } = demoReaders({ flags: withoutPictures });

/**
 * Reads an XML file as programs do, by a parser that takes nothing else, and gives the elements of a name: each with the texts of the elements
 * below it by their names, and the addresses in their `url` attributes.
 */
const readXml = (page: Page, path: string, name: string) =>
	page.evaluate(
		async ([address, wanted]) => {
			const document = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml');
			if (document.querySelector('parsererror')) throw new Error(`${address} is no XML`);
			return [...document.getElementsByTagName(wanted)].map((element) =>
				Object.fromEntries(
					[...element.getElementsByTagName('*')].map((part) => [part.tagName, part.getAttribute('url') ?? part.textContent]),
				),
			);
		},
		[path, name] as const,
	);

const webAddress = v.pipe(v.string(), v.url());
const words = v.pipe(v.string(), v.nonEmpty());
const time = v.pipe(v.string(), v.isoTimestamp());

/** What RSS 2.0 requires of an item, and what ours always have. */
const item = v.object({
	title: words,
	link: webAddress,
	guid: words,
	pubDate: v.pipe(v.string(), v.regex(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)),
	description: words,
	'media:content': v.optional(webAddress),
});

/** What sitemaps.org and Google require of an address: of a story, of a news story and of a video. */
const story = v.object({ loc: webAddress, lastmod: time, 'image:loc': v.optional(webAddress) });
const newsStory = v.object({
	loc: webAddress,
	'news:name': words,
	'news:language': v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
	'news:publication_date': time,
	'news:title': words,
});
const video = v.object({
	loc: webAddress,
	'video:thumbnail_loc': webAddress,
	'video:title': words,
	'video:description': v.pipe(words, v.maxLength(2_048)),
	'video:player_loc': webAddress,
	'video:duration': v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(28_800))),
});

describe.each(structureBrands)('the files for programs of $id', ({ id }) => {
	const statusOf = async (address: string) => (await sites.get(id, new URL(address).pathname)).status;

	it('are feeds that a strict parser reads, of the site and of the section of a story', async () => {
		for (const path of ['/', await pathOf(id, 'article')]) {
			const page = await open(id, path);
			const feed = (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? '';
			const items = v.parse(v.pipe(v.array(item), v.minLength(1), v.maxLength(50)), await readXml(page, feed, 'item'));
			expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
			expect(await statusOf(items[0]?.link ?? '')).toBe(200);
		}
	});

	it('are sitemaps of all days, whose addresses are there, each once', async () => {
		const page = await open(id, '/');
		const files = (await readXml(page, '/sitemap.xml', 'sitemap')).map(({ loc }) => new URL(loc ?? '').pathname);
		const days = files.filter((path) => /^\/sitemap-\d/.test(path));
		expect(days.length).toBeGreaterThan(1);
		const stories: string[] = [];
		for (const path of days) {
			const urls = v.parse(v.pipe(v.array(story), v.minLength(1), v.maxLength(50_000)), await readXml(page, path, 'url'));
			stories.push(...urls.map(({ loc }) => loc));
		}
		expect(new Set(stories).size).toBe(stories.length);
		const sections = (await readXml(page, '/sitemap-sections.xml', 'url')).map(({ loc }) => loc ?? '');
		for (const loc of [...sections, ...stories.slice(0, 20)]) expect([loc, await statusOf(loc)]).toEqual([loc, 200]);
	});

	it('are the sitemaps that Google News and Google Videos take', async () => {
		const page = await open(id, '/');
		const news = v.parse(v.pipe(v.array(newsStory), v.minLength(1), v.maxLength(1_000)), await readXml(page, '/sitemap-news.xml', 'url'));
		const oldest = Math.min(...news.map((one) => Date.parse(one['news:publication_date'])));
		expect(Date.now() - oldest).toBeLessThan(2 * 86_400_000 + 600_000);
		const videos = v.parse(v.pipe(v.array(video), v.minLength(1)), await readXml(page, '/sitemap-videos.xml', 'url'));
		const [first] = videos;
		expect([await statusOf(first?.loc ?? ''), await statusOf(first?.['video:player_loc'] ?? '')]).toEqual([200, 200]);
	});

	it('are a manifest that the browser takes without a complaint', async () => {
		const page = await open(id, '/');
		const session = await page.context().newCDPSession(page);
		const { errors, url, data } = await session.send('Page.getAppManifest');
		expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
		expect(data).toContain('icon-maskable-512.png');
	});
});
