import type { AccountRules } from './accounts.ts';
import type { SocialName } from './social-name.ts';
import type { Texts } from './texts/texts.ts';
import type { Theme } from './theme.ts';

/** The labels that a story's picture can have on a cover (UI-09 to UI-12). */
export type MarqueeName = 'premiereWithSign' | 'exclusive' | 'exclusiveWithSign' | 'urgent';

/** What the latest news in the footer leave out (FTR-09 to FTR-12). */
export type FooterExclusions = {
	/** Section paths; their subsections are excluded too. */
	readonly sections: readonly string[];
	readonly subtypes: readonly string[];
	readonly tags: readonly string[];
};

/** A content group that readers can choose in their profile; apps send push notifications by it (CIU-01 to CIU-05). */
export type ContentGroup = {
	readonly id: string;
	readonly label: string;
	readonly kind: 'general' | 'horoscope';
	/** The topic of the group: its term and its page. A reader who chooses the group follows the topic, and the reverse. */
	readonly topic?: { readonly term: string; readonly path: string };
};

/** The arrangement of a brand's front page; each is a file in `src/site/pages/homes`. */
export type HomeStyle = 'news' | 'show' | 'magazine' | 'local';

/**
 * Everything that can differ between two brands. Code reads these fields and never asks which brand it serves,
 * so a fifth brand is one more value of this type. `Id` names the brand in addresses, settings and the database.
 */
export type BrandOf<Id extends string> = {
	readonly id: Id;
	/** Name that readers see; also the publisher's name in metadata. */
	readonly name: string;
	readonly description: string;
	/** BCP 47 language tag. */
	readonly locale: string;
	/** IANA name of the time zone in which dates are shown. */
	readonly timeZone: string;
	readonly accounts: AccountRules;
	readonly texts: Texts;
	readonly theme: Theme;
	readonly home: HomeStyle;
	readonly header: {
		/** The block that is the header (BLK-09); each is a name in `src/site/blocks.ts`. */
		readonly block: 'TN/Header' | 'Header';
		/** On the front page `header-home` changes to `header-global` when its anchor leaves the view (HDR-09, HDR-10). */
		readonly switchesOnHome: boolean;
		/** `header-global` has a link to the current section (HDR-13). */
		readonly secondaryNav: boolean;
		/** The header shows the name of a signed-in reader (HDR-19, HDR-20). */
		readonly showsReaderName: boolean;
		/** The side menu links to the brand's apps, where their addresses are configured (HDR-21, HDR-22). */
		readonly offersApps: boolean;
		/** z-index of the side menu (MENU-04). */
		readonly menuLayer: number;
	};
	readonly footer: {
		/** First year of the copyright line; `undefined` shows the current year alone (FTR-07, FTR-08). */
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
		/** Section paths of the brand's covers beyond those of ROUTE-20 (ROUTE-21). */
		readonly ownCovers: readonly string[];
	};
	/** The texts of the marquees that the brand shows; it does not show others (UI-09 to UI-12). */
	readonly marquees: Readonly<Partial<Record<MarqueeName, string>>>;
	/** The page that readers get after signing in (NAV-08, NAV-09). */
	readonly afterSignIn: 'previous' | 'profile';
	/**
	 * What needs the reader's consent (P06): `third-parties` asks for third-party scripts and services; `everything` asks for the brand's own
	 * counts too, which hold no personal data.
	 */
	readonly consentFor: 'third-parties' | 'everything';
	/** Page views are sent to the Meta Conversions API when it is configured (CONT-06). */
	readonly metaConversions: boolean;
	readonly contentGroups: readonly ContentGroup[];
};
