import type { Card } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { cardsOf } from './cards.ts';
import type { PlacedWork } from './placed-work.ts';
import { type QueryContext, reportKeys } from './query-context.ts';

/** The most ids of one query; no page shows as many. */
const maxIds = 500;

/** The cards of works by their ids, in that order and each once; works that are not visible are left out. */
export async function cardsById(context: QueryContext, ids: readonly string[]): Promise<readonly Card[]> {
	return cardsOf(context, await storyRows(context, ids));
}

/** The visible works among these ids, in that order and each once. */
export async function storyRows(context: QueryContext, ids: readonly string[]): Promise<readonly PlacedWork[]> {
	const uniqueIds = [...new Set(ids)].slice(0, maxIds);
	reportKeys(context, ...uniqueIds.map(storyKey));
	const works = await Promise.all(uniqueIds.map(context.load.work));
	return works.filter((work) => work !== undefined);
}
