import type { BrandId, MarqueeName } from '#brands';
import type { BodyElement, Video } from './element.ts';
import type { DocumentId, SafeHtml } from './ids.ts';
import type { Picture } from './picture.ts';

/** How a story is told (STORY-01 to STORY-06); decided once, when it is read. */
export type StoryKind = 'article' | 'video' | 'video-dark' | 'live' | 'longform' | 'newsletter' | 'gallery';

/** An address of this site and the words of its link. */
export type Link = { readonly text: string; readonly href: string };

/** A person who signs. `path` is absent when there is no page of the author. */
export type Byline = { readonly name: string; readonly path?: string; readonly role?: string; readonly portrait?: Picture };

/** What lies on the corner of a card's picture. */
export type Badge =
	| { readonly kind: 'video'; readonly milliseconds?: number }
	| { readonly kind: 'gallery'; readonly count: number }
	| { readonly kind: 'live' }
	| { readonly kind: 'podcast' };

/** The short form of a story: all that a list, a cover or a search result shows. Times are ISO 8601 in UTC. */
export type Card = {
	readonly id: DocumentId;
	readonly kind: StoryKind;
	/** Address on the brand's site, starting and ending with `/`; or an absolute address of another site. */
	readonly href: string;
	readonly headline: string;
	readonly shortHeadline?: string;
	readonly subheadline?: string;
	/** The volanta: `label.basic`, else the section's name. */
	readonly kicker?: string;
	readonly marquee?: MarqueeName;
	readonly section?: { readonly id: string; readonly name: string };
	readonly picture?: Picture;
	readonly badge?: Badge;
	readonly bylines: readonly Byline[];
	readonly displayedAt: string;
	/** Name of who pays for it; a visible mark and `rel=sponsored`. */
	readonly sponsor?: string;
};

/** One entry of a minute-by-minute story, newest first. */
export type LiveEntry = { readonly id: string; readonly at: string; readonly title: string; readonly body: readonly BodyElement[] };

/** What opens a story, above its text. */
export type Lead =
	| { readonly kind: 'picture'; readonly picture: Picture }
	| { readonly kind: 'video'; readonly video: Video }
	| { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
	| { readonly kind: 'none' };

/** A story, video or gallery as its page shows it. Times are ISO 8601 in UTC. */
export type Story = Card & {
	readonly lead: Lead;
	/** `promo_items.cover`: fills the first screen of a longform with background (STORY-05). */
	readonly cover?: Picture;
	readonly body: readonly BodyElement[];
	/** Filled for kind `live` alone. */
	readonly entries: readonly LiveEntry[];
	readonly tags: readonly { readonly slug: string; readonly text: string }[];
	readonly sections: readonly { readonly id: string; readonly name: string }[];
	/** Documents that the newsroom named as related. */
	readonly relatedIds: readonly DocumentId[];
	readonly corrections: readonly { readonly heading: string; readonly html: SafeHtml }[];
	readonly publishedAt: string;
	readonly updatedAt: string;
	/** Brand whose site is canonical and path there; or an absolute address (`canonical_url_external`). */
	readonly canonical: { readonly brand: BrandId; readonly path: string } | { readonly external: string };
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** Search engines must leave it out (`syndication.search: false`). */
	readonly noindex: boolean;
	/** `opening`: it is for registered readers, and this is what everybody may read of it; `whole`: the same story for one of them. */
	readonly access: 'free' | 'excerpt' | 'whole';
	readonly comments: boolean;
	readonly words: number;
	/** BCP 47. */
	readonly language: string;
};
