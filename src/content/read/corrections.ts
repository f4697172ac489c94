import type { BodyElement, CorrectedStory, Story } from '../contract/contract.ts';
import { cardsOf } from './cards.ts';
import { listRows } from './lists/list.ts';
import type { QueryContext } from './query-context.ts';
import { storiesOf } from './stories-of.ts';

type Notes = CorrectedStory['notes'];

/** The newest works that have a correction or a clarification, with its text. */
export async function corrections(context: QueryContext, size: number): Promise<readonly CorrectedStory[]> {
	const works = await listRows(context, { all: ['note:correction'], size });
	const ids = works.map(({ id }) => id);
	const [cards, stories] = await Promise.all([cardsOf(context, works), storiesOf(context, ids)]);
	return cards.map((card) => ({ card, notes: notesIn(stories.get(card.id)) }));
}

function notesIn(story: Story | undefined): Notes {
	if (story === undefined) return [];
	const { body, entries, corrections: atEnd } = story;
	return [...[body, ...entries.map((entry) => entry.body)].flat().flatMap(notesAt), ...atEnd];
}

function notesAt(element: BodyElement): Notes {
	if (element.kind === 'group') return element.body.flatMap(notesAt);
	return element.kind === 'correction' ? [{ heading: element.heading, html: element.html }] : [];
}
