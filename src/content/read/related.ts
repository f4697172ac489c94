import type { Card, ListQuery, Story } from '../contract/contract.ts';
import { cardsById } from './cards-by-id.ts';
import { list } from './lists/list.ts';
import type { QueryContext } from './query-context.ts';

/** What to read after a story: the stories that its newsroom named, then the newest with one of its tags, then the newest of its section. */
export async function related(context: QueryContext, story: Story, size: number): Promise<readonly Card[]> {
	const named = await cardsById(
		context,
		story.relatedIds.filter((id) => id !== story.id),
	);
	const fillUp = async (cards: readonly Card[], terms: Pick<ListQuery, 'all' | 'any'>): Promise<readonly Card[]> => {
		const missing = size - cards.length;
		if (missing <= 0) return cards.slice(0, size);
		const except = [story.id, ...cards.map(({ id }) => id)];
		return [...cards, ...(await list(context, { ...terms, size: missing, except }))];
	};
	const tags = story.tags.map(({ slug }) => `tag:${slug}`);
	const withTags = tags.length === 0 ? named : await fillUp(named, { all: [], any: tags });
	return fillUp(withTags, { all: story.section ? [`section:${story.section.id}`] : ['all'] });
}
