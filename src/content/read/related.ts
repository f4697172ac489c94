import type { Card, Story } from '../contract/contract.ts';
import { list } from './lists/list.ts';
import type { Reading } from './reading.ts';
import { stories } from './stories.ts';

/** What to read after a story: what its newsroom named, then the newest with a tag of it, then of its section. */
export async function related(reading: Reading, story: Story, size: number): Promise<readonly Card[]> {
	const named = await stories(
		reading,
		story.relatedIds.filter((id) => id !== story.id),
	);
	const tags = story.tags.map(({ slug }) => `tag:${slug}`);
	const withTags = await more(reading, { story, found: named, size }, { all: [], any: tags });
	const section = story.section ? [`section:${story.section.id}`] : ['all'];
	return more(reading, { story, found: withTags, size }, { all: section, any: [] });
}

type Sought = { readonly story: Story; readonly found: readonly Card[]; readonly size: number };

async function more(
	reading: Reading,
	{ story, found, size }: Sought,
	terms: { readonly all: readonly string[]; readonly any: readonly string[] },
): Promise<readonly Card[]> {
	const missing = size - found.length;
	if (missing <= 0 || (terms.all.length === 0 && terms.any.length === 0)) return found.slice(0, size);
	const cards = await list(reading, { ...terms, size: missing, except: [story.id, ...found.map(({ id }) => id)] });
	return [...found, ...cards];
}
