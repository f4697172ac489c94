import type { Card, ListQuery, Story } from '../../contract/contract.ts';
import { cardsOf } from '../cards.ts';
import type { QueryContext } from '../query-context.ts';
import { storiesOf } from '../stories-of.ts';
import { listRows } from './list.ts';

/** `story` as everybody may read it; undefined when the work has just been unpublished. */
type ListedStory = { readonly card: Card; readonly story: Story | undefined };

/** The stories of a list with their cards, for what is made of more than cards. */
export async function listStories(context: QueryContext, query: ListQuery): Promise<readonly ListedStory[]> {
	const works = await listRows(context, query);
	const ids = works.map(({ id }) => id);
	const [cards, stories] = await Promise.all([cardsOf(context, works), storiesOf(context, ids)]);
	return cards.map((card) => ({ card, story: stories.get(card.id) }));
}
