import type { Card } from '#content/contract';
import type { ShownStories } from '../block.ts';

/** Takes the first `count` stories that the page does not show yet, and adds them to the shown ones. */
export function firstUnshown(cards: readonly Card[], count: number, shown: ShownStories): readonly Card[] {
	const chosen = cards.filter(({ href }) => !shown.has(href)).slice(0, count);
	for (const { href } of chosen) shown.add(href);
	return chosen;
}

/** How many of the stories the page does not show yet. */
export const countUnshown = (cards: readonly Card[], shown: ShownStories): number => cards.filter(({ href }) => !shown.has(href)).length;
