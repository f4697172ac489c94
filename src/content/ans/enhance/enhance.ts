import type { BodyElement, LiveEntry } from '#content/contract';
import { dateline } from './dateline.ts';
import { dropEmpty } from './drop-empty.ts';
import { headingAnchors } from './heading-anchors.ts';
import { headingLevels } from './heading-levels.ts';

/** The body and the live entries of a story. */
export type StoryBody = { readonly body: readonly BodyElement[]; readonly entries: readonly LiveEntry[] };

/**
 * Prepares a story's body and entries for its page: removes empty elements, adds the dateline, and gives every heading an anchor and
 * its level on the page, below the headline of the story or of the entry. Each step is a function of elements.
 */
export function enhance({ body, entries }: StoryBody, place: string | undefined): StoryBody {
	// One set for the whole page, where every id must be unique.
	const anchors = headingAnchors(new Set(entries.map(({ id }) => id)));
	return {
		body: anchors(headingLevels(1)(dateline(place)(dropEmpty(body)))),
		entries: entries.map((entry) => ({ ...entry, body: anchors(headingLevels(entry.title === '' ? 2 : 3)(dropEmpty(entry.body))) })),
	};
}
