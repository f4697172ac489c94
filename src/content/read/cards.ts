import type { Card } from '../contract/contract.ts';
import type { CardRow, PlacedWork } from './placed-work.ts';
import type { QueryContext } from './query-context.ts';

/** The cards of works, in their order. Only cards that this process has not cached are fetched. */
export async function cardsOf(context: QueryContext, works: readonly PlacedWork[]): Promise<readonly Card[]> {
	return context.cards.getAll(works) ?? (await readCards(context, works));
}

async function readCards(context: QueryContext, works: readonly PlacedWork[]): Promise<readonly Card[]> {
	const cards = works.map((work) => context.cards.get(work, context.readContext) ?? readCardOf(context, work));
	const found = (await Promise.all(cards)).filter((card) => card !== undefined);
	if (found.length === works.length) context.cards.keepAll(works, found);
	return found;
}

async function readCardOf(context: QueryContext, work: PlacedWork): Promise<Card | undefined> {
	const row = await cardRow(context, work);
	return row && context.cards.read(row, context.readContext);
}

/** What the card of a work is read from now; undefined when the work is no longer visible. */
export async function cardRow({ load }: Pick<QueryContext, 'load'>, { id, overrides }: PlacedWork): Promise<CardRow | undefined> {
	const row = await load.card(id);
	return row && { ...row, ...(overrides && { overrides }) };
}
