// The dependencies of rendering, the context of each rendered page, and the headers of every response.
import type { SiteFigures } from '#analytics/contract';
import type { Brand, BrandId } from '#brands';
import type { ContentQueries, RegisteredReaders } from '#content/contract';
import type { ShareCard } from '#media/contract';
import type { Clock } from '#platform/clock';
import type { AccountApiSettings, AppLinks, SiteFileSettings } from '#platform/config';
import type { Log } from '#platform/log';
import type { Tracing } from '#platform/tracing/tracing';
import type { AccountScripts } from '../account-scripts.ts';
import type { Address } from '../address.ts';
import type { Assets } from '../assets.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PageOrFile } from '../page-cache/stored-page.ts';
import type { AdServices, AnalyticsScripts, CommentService, RenderContext } from '../render-context.ts';

/** The dependencies and settings with which the site renders pages. */
export type RenderOptions = {
	readonly origins: Readonly<Record<BrandId, string>>;
	/**
	 * Queries of a brand's published content for one page. With `isRegistered` they return whole stories, not the excerpts of walled ones.
	 */
	readonly queriesFor: (brand: Brand, isRegistered: boolean) => ContentQueries;
	/** Tells whether a request is from a registered reader. */
	readonly registeredReaders: RegisteredReaders;
	readonly cache: PageCache;
	readonly assets: Assets;
	/** Headers of every response; lower-case names. */
	readonly securityHeaders: Readonly<Record<string, string>>;
	readonly accountScripts: (brand: BrandId) => AccountScripts;
	readonly analyticsScripts: ReadonlyMap<BrandId, AnalyticsScripts>;
	/** Brand → what fills its ad slots, for brands that have any. */
	readonly adServices?: ReadonlyMap<string, AdServices>;
	/** Brand → the comments below its stories, for brands that have them. */
	readonly comments?: ReadonlyMap<string, CommentService>;
	/** Brand → its apps, for brands that have any. */
	readonly appLinks: ReadonlyMap<string, AppLinks>;
	readonly accountApi: ReadonlyMap<string, AccountApiSettings>;
	/** The share of page views whose speed is measured; 0: none. */
	readonly speedSample?: number;
	/** Whether the service worker keeps the pages that were read. */
	readonly offlineReading?: boolean;
	/** How fast and how available the site of a brand was. */
	readonly figures?: (brand: Brand) => Promise<SiteFigures>;
	/** The path of a share card, signed. */
	readonly cardPath: (brand: BrandId, card: ShareCard) => string;
	/** Draws an SVG document, which names its size in pixels, as PNG. */
	readonly drawPng: (svg: string) => Promise<Uint8Array>;
	/** Brand → settings of the files at its root, for brands that have any. */
	readonly siteFiles: ReadonlyMap<string, SiteFileSettings>;
	/** Makes the rendering of a page a span of the request that needs it. */
	readonly tracing?: Tracing | undefined;
	readonly clock: Clock;
	readonly log: Log;
};

/** The context of one rendering of an address, with the content as it is now. */
export function renderContextFor(address: Address, options: RenderOptions, isRegistered = false): RenderContext {
	const { brand } = address;
	return {
		address,
		brand,
		accountScripts: options.accountScripts(brand.id),
		analyticsScripts: options.analyticsScripts.get(brand.id),
		adServices: options.adServices?.get(brand.id),
		comments: options.comments?.get(brand.id),
		appLinks: options.appLinks.get(brand.id),
		accountApi: options.accountApi.get(brand.id),
		siteFiles: options.siteFiles.get(brand.id),
		drawPng: options.drawPng,
		tracing: options.tracing,
		speedSample: options.speedSample || undefined,
		offlineReading: options.offlineReading,
		figures: options.figures,
		contentQueries: options.queriesFor(brand, isRegistered),
		cardPath: (card) => options.cardPath(brand.id, card),
		now: options.clock(),
		origins: options.origins,
	};
}

/** The page with the headers of every response; without the one that forbids frames, where any site may frame the page. */
export function withSecurityHeaders(page: PageOrFile, { securityHeaders }: Pick<RenderOptions, 'securityHeaders'>): PageOrFile {
	const { 'x-frame-options': framing, ...others } = securityHeaders;
	return { ...page, headers: { ...(page.isEmbed ? others : securityHeaders), ...page.headers } };
}
