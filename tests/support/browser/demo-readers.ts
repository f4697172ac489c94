import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { BrandId } from '#brands';
import { type DemoKind, type DemoStory, demoStories, storyOf } from '../demo-stories.ts';
import { type Sites, sitesAt } from '../programs/program.ts';
import { fileBrowser } from './file-browser.ts';
import { layOutAll } from './lay-out-all.ts';

/** Screens in px on both sides of the breakpoints (UI-05). */
export const phone = { width: 360, height: 780 };
export const tablet = { width: 800, height: 1000 };
export const desktop = { width: 1280, height: 900 };

/** Readers of the demo sites. Each has a browser context of their own, without cookies and storage. */
export type DemoReaders = {
	readonly sites: Sites;
	/** Opens a page of a brand for a new reader; default: on a desktop screen. */
	open(brand: BrandId, path: string, options?: BrowserContextOptions): Promise<Page>;
	/** Makes the browser context of a new reader, without service workers unless `options` allow them. */
	arrive(options?: BrowserContextOptions): Promise<BrowserContext>;
	/** Path of a brand's newest story of a kind. */
	pathOf(brand: BrandId, kind: DemoKind): Promise<string>;
	/** All stories of a brand. */
	stories(brand: BrandId): Promise<readonly DemoStory[]>;
};

/** Gives the tests of a file their readers, in a browser with `flags`. Their contexts are closed after each test. */
export function demoReaders({ flags = [] }: { readonly flags?: readonly string[] } = {}): DemoReaders {
	const browser = fileBrowser(flags);
	const sites = sitesAt(inject('demoPort'));
	const storiesByBrand = new Map<BrandId, Promise<readonly DemoStory[]>>();
	// Without service workers: answers that a test makes up do not reach a page whose service worker fetches.
	const arrive = async (options?: BrowserContextOptions) => {
		const context = await browser().newContext({ viewport: desktop, serviceWorkers: 'block', ...options });
		await layOutAll(context);
		return context;
	};
	const stories = (brand: BrandId) => {
		const cached = storiesByBrand.get(brand) ?? demoStories(brand, sites.get);
		storiesByBrand.set(brand, cached);
		return cached;
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
