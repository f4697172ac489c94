import type { Card, Story } from './story.ts';

/** A work that search engines may index on a brand's site. Times are ISO 8601 in UTC. */
export type IndexedWork = Pick<Story, 'publishedAt' | 'updatedAt'> & {
	readonly card: Card;
	/** Its canonical path, on this brand. */
	readonly path: string;
};

/** The works that were displayed on some days in UTC (`2026-11-25`), both included; at most `size`, newest first. */
export type DaysQuery = { readonly from: string; readonly to: string; readonly size: number; readonly offset?: number };

/** A day in UTC, and how many works were displayed on it. */
export type DayCount = { readonly day: string; readonly count: number };
