import type { AccountRules } from './accounts.ts';
import type { Texts } from './texts.ts';
import type { Theme } from './theme.ts';

/** The labels that may lie on a story's picture in a cover (UI-09 to UI-12). */
export type MarqueeName = 'premiereWithSign' | 'exclusive' | 'exclusiveWithSign' | 'urgent';

/** The seven networks of "Seguinos en las redes", in the order they are shown (FTR-05). */
export type SocialName = 'facebook' | 'instagram' | 'telegram' | 'tiktok' | 'x' | 'youtube' | 'email';

/** What the latest news of a footer leave out (FTR-09 to FTR-12). */
export type FooterExclusions = {
	/** Section paths; what lies below them is left out too. */
	readonly sections: readonly string[];
	readonly subtypes: readonly string[];
	readonly tags: readonly string[];
};

/** A group of content that a reader may follow (CIU-01 to CIU-05). */
export type ContentGroup = { readonly id: string; readonly label: string; readonly kind: 'general' | 'horoscope' };

/** A newsletter that a reader may have; `id` is what her profile keeps. */
export type Newsletter = { readonly id: string; readonly name: string; readonly text: string };

/** The shape a cover has on this brand, row by row; see the cover layouts of the site. */
export type CoverStyle = 'newsroom' | 'stage' | 'magazine' | 'local';

/**
 * Everything that may differ between two brands. The code asks these fields and never which brand it serves,
 * so a fifth brand is one more value of this type. `Id` names the brand in addresses, settings and the database.
 */
export type BrandOf<Id extends string> = {
	readonly id: Id;
	/** Name as readers say it; also the publisher's name in metadata. */
	readonly name: string;
	readonly description: string;
	/** BCP 47. */
	readonly locale: string;
	/** IANA name of the zone in which dates are shown. */
	readonly timeZone: string;
	readonly accounts: AccountRules;
	readonly texts: Texts;
	readonly theme: Theme;
	readonly cover: CoverStyle;
	readonly header: {
		/** The home header turns into header-global when its anchor leaves the view (HDR-09, HDR-10). */
		readonly switchesOnHome: boolean;
		/** A link to the current section is shown in header-global (HDR-13). */
		readonly secondaryNav: boolean;
		/** A signed-in reader's name is shown (HDR-19, HDR-20). */
		readonly showsReaderName: boolean;
		/** Links to the apps; undefined hides the block whatever is configured (HDR-21, HDR-22). */
		readonly apps: { readonly androidAppUrl?: string; readonly iOSAppUrl?: string } | undefined;
		/** z-index of the side menu (MENU-04). */
		readonly menuLayer: number;
	};
	readonly footer: {
		/** First year of the copyright line; undefined shows the current year alone (FTR-07, FTR-08). */
		readonly copyrightFrom: number | undefined;
		readonly excludes: FooterExclusions;
		readonly social: Readonly<Record<SocialName, string>>;
	};
	readonly routes: {
		/** Page type of `/programas/` (ROUTE-07, ROUTE-08). */
		readonly programmes: 'section' | 'programs';
		/** `/capitulos/` is the chapters page (ROUTE-09). */
		readonly chapters: boolean;
		/** `/perfil/{x}/` is a story (ROUTE-18). */
		readonly storiesBelowProfile: boolean;
		/** Covers that this brand has beyond those of ROUTE-20, as section paths (ROUTE-21). */
		readonly ownCovers: readonly string[];
	};
	/** The marquees that this brand offers, with their texts; others are not shown (UI-09 to UI-12). */
	readonly marquees: Readonly<Partial<Record<MarqueeName, string>>>;
	/** Where a reader lands after signing in (NAV-08, NAV-09). */
	readonly afterSignIn: 'previous' | 'profile';
	/**
	 * What waits for a reader's consent before it measures her: scripts and services of others always do; with `everything` the counts of the
	 * brand's own too, which hold nothing of a person (P06).
	 */
	readonly consentFor: 'third-parties' | 'everything';
	/** Page views are told to the Meta Conversions API when it is configured (CONT-06). */
	readonly metaConversions: boolean;
	readonly contentGroups: readonly ContentGroup[];
	readonly newsletters: readonly Newsletter[];
};
