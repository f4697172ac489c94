import type { Brand, BrandId } from '#brands';
import type { ContentQueries } from '#content/contract';
import type { AccountScripts } from './account-scripts.ts';
import type { Address } from './address.ts';

/** Third parties that may measure readers who allow it. */
export type AnalyticsScripts = {
	/** Container of Google Tag Manager. */
	readonly tagManager?: string | undefined;
	/** Whether page views are reported to Meta (CONT-06). */
	readonly meta: boolean;
};

/** Addresses of a brand's apps in the stores (HDR-21). */
export type AppLinks = { readonly androidAppUrl?: string | undefined; readonly iOSAppUrl?: string | undefined };

/** How the pages of a brand use the reader accounts. */
export type AccountPages = {
	/** The origin that they call; undefined: their own (API-01). */
	readonly apiOrigin?: string | undefined;
	/** The domain whose hosts share the session in a cookie; undefined: the session is in web storage (LIM-03). */
	readonly sessionDomain?: string | undefined;
};

/** What one rendering of one address needs. Nothing here depends on the person who asks, so the page may be cached for all (W12). */
export type RenderContext = {
	readonly address: Address;
	readonly brand: Brand;
	readonly accountScripts?: AccountScripts;
	readonly analyticsScripts?: AnalyticsScripts | undefined;
	readonly appLinks?: AppLinks | undefined;
	readonly accountPages?: AccountPages | undefined;
	/** Reads published content, and records in `keys` what the page was made from. */
	readonly contentQueries: ContentQueries;
	/** When the page is made; the ages of stories are counted from here. */
	readonly now: Date;
	/** Public origin of each brand, such as `https://tn.example`. */
	readonly origins: Readonly<Record<BrandId, string>>;
};
