import type { ShareCard } from '#media/contract';

/** The link to a feed; `type` is its media type. */
export type FeedLink = { readonly title: string; readonly href: string; readonly type: 'application/rss+xml' | 'application/feed+json' };

/** The metadata of a page for search engines and social networks. Addresses are absolute. */
export type PageMeta = {
	readonly title: string;
	/** The title for posts and share cards; default: `title`. */
	readonly shareTitle?: string;
	readonly description: string;
	readonly canonical: string;
	readonly type: 'website' | 'article' | 'profile' | 'video.other';
	/**
	 * What the picture for social networks shows. Its texts come from the newsroom or from the brand, never from a reader: the server signs
	 * and draws what it says.
	 */
	readonly card: ShareCard;
	readonly keywords?: readonly string[];
	readonly noindex?: boolean;
	/** Times and names of an article, for OpenGraph. */
	readonly article?: {
		readonly publishedAt: string;
		readonly updatedAt: string;
		readonly section?: string;
		readonly tags: readonly string[];
	};
	/** The amp page of an html page that is its own canonical one. */
	readonly amphtml?: string;
	/** schema.org graphs, printed as JSON-LD. */
	readonly graphs: readonly object[];
	/** The feeds of what the page is about. */
	readonly feeds?: readonly FeedLink[];
	readonly previous?: string;
	readonly next?: string;
};
