// Cards and stories, as views get them.
import type { BrandId, MarqueeName } from '#brands';
import type { BodyElement, Video } from './element.ts';
import type { Fact } from './fact.ts';
import type { DocumentId, SafeHtml } from './ids.ts';
import type { Picture } from './picture.ts';

/** The kind of a story, which decides how its page presents it (STORY-01 to STORY-06). */
export type StoryKind = 'article' | 'video' | 'video-dark' | 'live' | 'longform' | 'newsletter' | 'gallery';

/** A link to an address of this site. */
export type Link = { readonly text: string; readonly href: string };

/** A person who signs a story. `path` is absent when the author has no page. */
export type Byline = { readonly name: string; readonly path?: string; readonly role?: string; readonly portrait?: Picture };

/** The badge on the corner of a card's picture. */
export type Badge =
	| { readonly kind: 'video'; readonly milliseconds?: number }
	| { readonly kind: 'gallery'; readonly count: number }
	| { readonly kind: 'live' }
	| { readonly kind: 'podcast' };

/** The short form of a story, for lists, covers and search results. Times are ISO 8601 in UTC. */
export type Card = {
	readonly id: DocumentId;
	readonly kind: StoryKind;
	/** Path on the brand's site, with `/` at both ends; or an absolute address of another site. */
	readonly href: string;
	readonly headline: string;
	readonly shortHeadline?: string;
	readonly subheadline?: string;
	/** The kicker (volanta): `label.basic`, or else the name of the section. */
	readonly kicker?: string;
	readonly marquee?: MarqueeName;
	readonly section?: { readonly id: string; readonly name: string };
	readonly picture?: Picture;
	readonly badge?: Badge;
	/** Facts of a recipe, a film or a series, for lists that show them. */
	readonly facts?: readonly Fact[];
	readonly bylines: readonly Byline[];
	readonly displayedAt: string;
	/** The name of the sponsor. Its story has a visible mark and links with `rel=sponsored`. */
	readonly sponsor?: string;
};

/** One entry of a live story. */
export type LiveEntry = {
	/** Unique in its story; the fragment of the entry's address. */
	readonly id: string;
	readonly at: string;
	readonly title: string;
	/** A key moment of the story, or a summary that stays on top. */
	readonly mark?: 'key' | 'pinned';
	readonly body: readonly BodyElement[];
};

/** The picture, video or gallery above the text of a story. */
export type Lead =
	| { readonly kind: 'picture'; readonly picture: Picture }
	| { readonly kind: 'video'; readonly video: Video }
	| { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
	| { readonly kind: 'none' };

/** A story, video or gallery for its page. Times are ISO 8601 in UTC. */
export type Story = Card & {
	readonly lead: Lead;
	/** `promo_items.cover`: the background that fills the first screen of a longform (STORY-05). */
	readonly cover?: Picture;
	readonly body: readonly BodyElement[];
	/** The entries of a story of kind `live`, newest first; empty for other kinds. */
	readonly entries: readonly LiveEntry[];
	readonly tags: readonly { readonly slug: string; readonly text: string }[];
	readonly sections: readonly { readonly id: string; readonly name: string }[];
	/** Ids of the documents that the newsroom named as related. */
	readonly relatedIds: readonly DocumentId[];
	readonly corrections: readonly { readonly heading: string; readonly html: SafeHtml }[];
	readonly publishedAt: string;
	readonly updatedAt: string;
	/** The canonical brand and the path there; or an absolute address (`canonical_url_external`). */
	readonly canonical: { readonly brand: BrandId; readonly path: string } | { readonly external: string };
	readonly title: string;
	/** The headline of share cards and posts, if it differs from the others. */
	readonly shareTitle?: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** Whether search engines must not index it (`syndication.search: false`). */
	readonly noindex: boolean;
	/** `excerpt`: the part of a story for registered readers that everybody may read; `whole`: such a story for a registered reader. */
	readonly access: 'free' | 'excerpt' | 'whole';
	readonly comments: boolean;
	/** Number of words, for the reading time. */
	readonly words: number;
	/** BCP 47 language tag. */
	readonly language: string;
};
