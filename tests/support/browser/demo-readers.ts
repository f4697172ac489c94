import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { BrandId } from '#brands';
import { type DemoKind, type DemoStory, demoStories, storyOf } from '../demo-stories.ts';
import { type Sites, sitesAt } from '../programs/program.ts';
import { openBrowser } from './browser.ts';

/** Screens in px on both sides of the breakpoints (UI-05). */
export const phone = { width: 360, height: 780 };
export const tablet = { width: 800, height: 1000 };
export const desk = { width: 1280, height: 900 };

/** Readers of the demo sites, each with a browser that remembers nothing. */
export type Readers = {
	readonly sites: Sites;
	/** A new reader opens a page of a brand, on a desk unless told otherwise. */
	open(brand: BrandId, path: string, options?: BrowserContextOptions): Promise<Page>;
	/** A new reader who has opened nothing yet. */
	arrive(options?: BrowserContextOptions): Promise<BrowserContext>;
	/** Address of a brand's newest story of a kind. */
	pathOf(brand: BrandId, kind: DemoKind): Promise<string>;
	/** All stories of a brand. */
	stories(brand: BrandId): Promise<readonly DemoStory[]>;
};

/** Gives the tests of a file their readers; what one leaves open is closed after each test. `flags` are of their browser. */
export function readers({ flags = [] }: { readonly flags?: readonly string[] } = {}): Readers {
	let browser: Browser | undefined;
	const contexts: BrowserContext[] = [];
	const sites = sitesAt(inject('demoPort'));
	const known = new Map<BrandId, Promise<readonly DemoStory[]>>();
	beforeAll(async () => {
		browser = await openBrowser(flags);
	});
	afterEach(async () => {
		await Promise.all(contexts.splice(0).map((context) => context.close()));
	});
	afterAll(async () => browser?.close());

	const arrive = async (options?: BrowserContextOptions) => {
		if (browser === undefined) throw new Error('readers come once the tests run');
		const context = await browser.newContext({ viewport: desk, ...options });
		contexts.push(context);
		return context;
	};
	const stories = (brand: BrandId) => {
		const found = known.get(brand) ?? demoStories(brand, sites.get);
		known.set(brand, found);
		return found;
	};
	return {
		sites,
		arrive,
		stories,
		pathOf: async (brand, kind) => storyOf(await stories(brand), kind).path,
		async open(brand, path, options) {
			const page = await (await arrive(options)).newPage();
			await page.goto(sites.url(brand, path), { waitUntil: 'domcontentloaded' });
			return page;
		},
	};
}
