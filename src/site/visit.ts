import type { Brand, BrandId } from '#brands';
import type { ContentQueries } from '#content/contract';
import type { Address } from './address.ts';
import type { Outsiders } from './outsiders.ts';

/** What a page must know of them. */
export type ThirdParties = {
	/** Container of Google Tag Manager. */
	readonly tagManager?: string | undefined;
	/** Page views are told to Meta (CONT-06). */
	readonly meta: boolean;
};

/** One rendering of one address. Nothing here depends on who asks, so its page may be kept for all (W12). */
export type Visit = {
	readonly address: Address;
	readonly brand: Brand;
	readonly outsiders?: Outsiders;
	/** Who else may measure readers of the brand that allow it. */
	readonly thirdParties?: ThirdParties | undefined;
	readonly reader: ContentQueries;
	/** When the page is made; ages are counted from here. */
	readonly now: Date;
	/** Public origin of each brand, such as `https://tn.example`. */
	readonly origins: Readonly<Record<BrandId, string>>;
};
