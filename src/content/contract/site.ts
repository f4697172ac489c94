// Sections, navigation, authors, tags, lists and collections.
import type { Picture } from './picture.ts';
import type { Card } from './story.ts';

/** A section of a brand, by its path (`/deportes/futbol`, no slash at the end). */
export type Section = {
	readonly id: string;
	readonly name: string;
	readonly description?: string;
	readonly metaTitle?: string;
	readonly metaDescription?: string;
	/** The sections above it, from the root down. */
	readonly ancestors: readonly { readonly id: string; readonly name: string }[];
	readonly children: readonly { readonly id: string; readonly name: string }[];
};

/** A node of a named hierarchy: a section or a plain link (content API, section c). */
export type NavigationNode = {
	readonly id: string;
	readonly kind: 'section' | 'link';
	readonly text: string;
	readonly href: string;
	/** Whether it leads to another site and opens in a new tab. */
	readonly external: boolean;
	readonly children: readonly NavigationNode[];
};

/** Someone who signs stories. */
export type Author = {
	readonly slug: string;
	readonly name: string;
	readonly role?: string;
	readonly bio?: string;
	readonly longBio?: string;
	readonly portrait?: Picture;
	readonly social: readonly { readonly site: string; readonly url: string }[];
};

export type Tag = { readonly slug: string; readonly text: string; readonly description?: string };

/** One page of a list of stories. When `capped`, the list has more than `total` stories. */
export type Listing = {
	readonly cards: readonly Card[];
	readonly total: number;
	readonly capped: boolean;
	readonly offset: number;
	readonly size: number;
};

/** The length of the list of a term. When `capped`, the list has more than `total` stories. */
export type StoryCount = { readonly term: string; readonly total: number; readonly capped: boolean };

/** Stories that the newsroom arranged. */
export type Collection = { readonly alias: string; readonly name: string; readonly description?: string; readonly cards: readonly Card[] };

/**
 * The result of a search. `correctedTerms` were searched because the reader's terms found nothing. `matched` are words in the headlines and
 * subheadlines of the cards that match the terms, as they are spelt there.
 */
export type SearchResult = Listing & { readonly terms: string; readonly correctedTerms?: string; readonly matched: readonly string[] };
