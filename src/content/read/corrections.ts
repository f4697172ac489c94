import type { BodyElement, CorrectedStory, Story } from '../contract/contract.ts';
import { listStories } from './lists/list-stories.ts';
import type { QueryContext } from './query-context.ts';

type Notes = CorrectedStory['notes'];

/** The newest works that have a correction or a clarification, with its text. */
export async function corrections(context: QueryContext, size: number): Promise<readonly CorrectedStory[]> {
	const listed = await listStories(context, { all: ['note:correction'], size });
	return listed.map(({ card, story }) => ({ card, notes: notesIn(story) }));
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
