import type { SiteFigures } from '#analytics/contract';
import type { Brand, BrandId } from '#brands';
import type { ContentQueries } from '#content/contract';
import type { ShareCard } from '#media/contract';
import type { AccountApiSettings, AppLinks, SiteFileSettings } from '#platform/config';
import type { Tracing } from '#platform/tracing/tracing';
import type { AccountScripts } from './account-scripts.ts';
import type { Address } from './address.ts';

export type { AppLinks };

/** Third-party analytics that may track readers who allow it. */
export type AnalyticsScripts = {
	/** Container of Google Tag Manager. */
	readonly tagManager?: string | undefined;
	/** Whether page views are reported to Meta (CONT-06). */
	readonly meta: boolean;
};

/**
 * Third-party services that fill ad slots, for readers who allow them: an ad server with the brand's network there, and the loader of
 * Taboola.
 */
export type AdServices = {
	readonly google: { readonly script: string; readonly network: string } | undefined;
	readonly taboola: string | undefined;
};

/** The comments below stories: a third-party service, for readers who allow it and press a button. */
export type CommentService = {
	/** Address of the document of their frame, on a host that is no brand's. */
	readonly frame: string;
	/** Address of the script that runs in the frame. */
	readonly script: string;
	/** Whether a reader who is signed in here is signed in there. */
	readonly signsIn: boolean;
};

/**
 * What one rendering of one address needs. It depends on no person, only on whether the reader is registered, so our cache may hold the
 * page (W12).
 */
export type RenderContext = {
	readonly address: Address;
	readonly brand: Brand;
	readonly accountScripts?: AccountScripts;
	readonly analyticsScripts?: AnalyticsScripts | undefined;
	readonly adServices?: AdServices | undefined;
	readonly comments?: CommentService | undefined;
	readonly appLinks?: AppLinks | undefined;
	/** What the operator says in files at the root of the site. */
	readonly siteFiles?: SiteFileSettings | undefined;
	readonly accountApi?: AccountApiSettings | undefined;
	/** The share of page views whose speed is measured, above 0; undefined: none. */
	readonly speedSample?: number | undefined;
	/** Whether the page registers the service worker, which keeps what was read. */
	readonly offlineReading?: boolean | undefined;
	/** The page is a preview, which has nothing that only readers use. */
	readonly isPreview?: boolean | undefined;
	/** Reads published content, with whole stories for registered readers, and records in `keys` what the page was made from. */
	readonly contentQueries: ContentQueries;
	/** How fast and how available the site of a brand was in the last four weeks. */
	readonly figures?: ((brand: Brand) => Promise<SiteFigures>) | undefined;
	/** The path of a share card on the site of the brand. */
	readonly cardPath: (card: ShareCard) => string;
	/** Draws an SVG document, which names its size in pixels, as PNG. */
	readonly drawPng: (svg: string) => Promise<Uint8Array>;
	/** Makes the rendering a span of the request that needs it. */
	readonly tracing?: Tracing | undefined;
	/** When the page is made; the ages of stories are counted from here. */
	readonly now: Date;
	/** Public origin of each brand, such as `https://tn.example`. */
	readonly origins: Readonly<Record<BrandId, string>>;
};
