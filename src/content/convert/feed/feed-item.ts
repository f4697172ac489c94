/** A file that belongs to an item, with its type where the feed says it: `audio/mpeg`, or `image`. */
type Enclosure = { readonly url: string; readonly type: string };

export type FeedItem = {
	readonly id: string;
	readonly title: string;
	readonly link: string;
	/** The whole text as HTML; empty where the feed has only summaries. */
	readonly content: string;
	/** The summary, as HTML. */
	readonly summary: string;
	readonly published: string;
	readonly updated: string;
	readonly authors: readonly string[];
	readonly tags: readonly string[];
	readonly enclosures: readonly Enclosure[];
};
