import type { Picture } from '#content/contract';

/** What search engines and networks are told of a page. Addresses are absolute. */
export type PageMeta = {
	readonly title: string;
	readonly description: string;
	readonly canonical: string;
	readonly type: 'website' | 'article' | 'profile' | 'video.other';
	readonly picture?: Picture;
	readonly keywords?: readonly string[];
	readonly noindex?: boolean;
	/** Times and names of an article, for OpenGraph. */
	readonly article?: {
		readonly publishedAt: string;
		readonly updatedAt: string;
		readonly section?: string;
		readonly tags: readonly string[];
	};
	/** schema.org graphs, printed escaped as JSON-LD. */
	readonly graphs: readonly object[];
	readonly previous?: string;
	readonly next?: string;
};
