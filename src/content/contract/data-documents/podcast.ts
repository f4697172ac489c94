// The podcasts of a brand, as pages and feeds show them.
import type { Sound } from '../element.ts';
import type { Picture } from '../picture.ts';
import type { Card } from '../story.ts';
import type { DataSource } from './data-source.ts';

/** A show. Its episodes are stories with the tag `slug` and a sound. */
export type Podcast = {
	readonly slug: string;
	readonly title: string;
	/** What it is about, for listeners who do not know it. */
	readonly text: string;
	/** Who makes it. */
	readonly author: string;
	/** Where directories of podcasts write to the one who answers for it; it is public. */
	readonly email?: string;
	/** A category of Apple Podcasts, such as `News`. */
	readonly category: string;
	readonly explicit: boolean;
	/** How often and when it comes, in words. */
	readonly schedule?: string;
	readonly picture?: Picture;
	readonly source: DataSource;
};

/** A story of a show with its first sound. */
export type Episode = { readonly card: Card; readonly description: string; readonly publishedAt: string; readonly sound: Sound };
