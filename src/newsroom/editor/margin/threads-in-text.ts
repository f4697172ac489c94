import type { EditorState } from 'prosemirror-state';
import type { MarginThread } from '#newsroom/contract';
import { placesOfThreads } from './margin-marks.ts';

/** A thread, and whether the text has the words that it is about. */
export type ThreadInText = MarginThread & { readonly isInText: boolean };

/** Threads in the order of their words in the text; those about the whole story come first, those whose words are gone last. */
export function threadsInText(threads: readonly MarginThread[], state: EditorState | undefined): readonly ThreadInText[] {
	const places = state && placesOfThreads(state);
	const placed = threads.map((thread) => ({ thread, at: places?.get(thread.number)?.from }));
	const rank = ({ thread, at }: (typeof placed)[number]) => at ?? (thread.quote ? Number.POSITIVE_INFINITY : -1);
	return placed
		.toSorted((one, other) => compare(rank(one), rank(other)))
		.map(({ thread, at }) => ({ ...thread, isInText: at !== undefined }));
}

/** Whether nobody has resolved a thread. */
export const isOpen = ({ resolvedBy }: MarginThread): boolean => resolvedBy === undefined;

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
