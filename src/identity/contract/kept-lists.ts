// Names and limits of the lists of readers. No schemas here: browsers download this file.

/** The lists of what a reader keeps: stories saved for later, stories that were read, and what the reader follows. */
export const keptLists = ['saved', 'read', 'followed'] as const;
export type KeptList = (typeof keptLists)[number];

/**
 * The most entries of each list. The list of read stories keeps the newest. A reader follows no more terms than one query of content takes, so
 * that one request brings the news of all of them.
 */
export const keptLimits: Readonly<Record<KeptList, number>> = { saved: 500, read: 200, followed: 50 };

/** The most entries that one call changes. */
export const keptBatch = 100;

/** The longest title that is kept, in characters. */
export const keptTitleLength = 200;

/**
 * An entry of a list. `key` is the id of a story, or the term by which content lists what is followed, such as `tag:boca`; `path` is where
 * its page was then; `at` is when it was kept, in ms since 1970.
 */
export type KeptEntry = { readonly key: string; readonly path: string; readonly title: string; readonly at: number };

/** Each key once, as it was kept last, the newest first. */
export function newestOfEach<Entry extends KeptEntry>(entries: readonly Entry[]): readonly Entry[] {
	const keys = new Set<string>();
	return entries.toSorted((one, other) => other.at - one.at).filter(({ key }) => !keys.has(key) && keys.add(key));
}
