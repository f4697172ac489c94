import * as v from 'valibot';
import { addStyles } from '../live-story/add-styles.ts';
import { type StoryRows, storyRowsPath } from './story-rows.ts';

const answerSchema: v.GenericSchema<unknown, StoryRows> = v.object({
	rows: v.array(v.object({ id: v.string(), html: v.string() })),
	css: v.array(v.string()),
});

/**
 * Fetches the rows of stories, by id or by what they are about, and adds the styles that they need. The values are sorted: readers who keep
 * the same get the same cached answer. Throws when there is no answer.
 */
export async function fetchRows(name: 'id' | 'term', values: readonly string[]): Promise<StoryRows['rows']> {
	const query = new URLSearchParams(values.toSorted().map((value) => [name, value]));
	const answer = await fetch(`${storyRowsPath}?${query}`);
	if (!answer.ok) throw new Error(`The rows of stories could not be loaded: status ${answer.status}`);
	const { rows, css } = v.parse(answerSchema, await answer.json());
	addStyles(css);
	return rows;
}
