/** The path of the stream of changes to a live story; for programs of the page, not for people. */
export const liveStoryPath = '/_site/live-story';

/** What changed in a live story since the version that a reader has, as the stream sends it in JSON. */
export type LiveChange = {
	/** The version of the story after this change. */
	readonly version: string;
	/** When the change was found: ISO 8601 in UTC, and how long ago that is, in words. */
	readonly at: string;
	readonly ago: string;
	/**
	 * `since`: everything since the reader's version. `all`: all entries of the story, because that version is not known any more. `newest`: the
	 * newest entries, for the same reason; older changes are missing.
	 */
	readonly scope: 'since' | 'all' | 'newest';
	/** Entries that are new or have changed, newest first. */
	readonly entries: readonly ChangedEntry[];
	/** The markup of the part above the entries, the summary and the key moments, if it has changed. */
	readonly top?: string;
	/** Ids of entries that are gone; only with scope `since`. */
	readonly removed: readonly string[];
	/** The style sheets of the entries; the page has most of them. */
	readonly css: readonly string[];
};

/** An entry as markup. `after` is the id of the entry above it; the first entry has none. */
type ChangedEntry = { readonly id: string; readonly html: string; readonly after?: string };
