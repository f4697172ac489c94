import type { LiveEntry, PurgeKey, Story } from '#content/contract';
import { digestOf, topVersionOf, versionOf } from '../blocks/story-body/live/live-version.ts';

/** Digests of a live story: of the part above its entries, and of each entry by its id. */
export type LiveDigests = { readonly top: string; readonly entries: ReadonlyMap<string, string> };

/** A live story at one time. */
export type LiveState = {
	readonly version: string;
	readonly story: Story;
	/** The entries of its list, newest first, without those that stay on top. */
	readonly entries: readonly LiveEntry[];
	readonly digests: LiveDigests;
	/** What the story was made from. */
	readonly keys: ReadonlySet<PurgeKey>;
	/** Whether it is reduced to its excerpt, because it is for registered readers. */
	readonly isExcerpt: boolean;
};

export function liveStateOf(story: Story, keys: ReadonlySet<PurgeKey>): LiveState {
	const entries = story.entries.filter(({ mark }) => mark !== 'pinned');
	const digests = { top: topVersionOf(story.entries), entries: new Map(entries.map((entry) => [entry.id, digestOf(entry)])) };
	return { version: versionOf(story.entries), story, entries, digests, keys, isExcerpt: story.access === 'excerpt' };
}
