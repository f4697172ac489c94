import type { BodyElement, LiveEntry } from '#content/contract';
import { dateline } from './dateline.ts';
import { dropEmpty } from './drop-empty.ts';
import { headingAnchors } from './heading-anchors.ts';

/** The words of a story, before or after they are made ready for a page. */
export type StoryBody = { readonly body: readonly BodyElement[]; readonly entries: readonly LiveEntry[] };

/**
 * A story's body and entries made ready for its page: nothing empty, the place in front, a name for every heading. Each step is a
 * pure function of elements; a new one is one more call.
 */
export function enhance({ body, entries }: StoryBody, place: string | undefined): StoryBody {
	// One set for the whole page, where every id has to be unlike the others.
	const anchors = headingAnchors(new Set(entries.map(({ id }) => id)));
	return {
		body: anchors(dateline(place)(dropEmpty(body))),
		entries: entries.map((entry) => ({ ...entry, body: anchors(dropEmpty(entry.body)) })),
	};
}
