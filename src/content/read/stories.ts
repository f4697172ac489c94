import type { Card } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { cardsOf } from './card-reader.ts';
import { type Placed, type Reading, report } from './reading.ts';

/** More than any page shows. */
const most = 500;

/** The cards of these documents, in the order asked; those that are not shown are left out. */
export async function stories(reading: Reading, ids: readonly string[]): Promise<readonly Card[]> {
	return cardsOf(reading, await storyRows(reading, ids));
}

export async function storyRows(reading: Reading, ids: readonly string[]): Promise<readonly Placed[]> {
	const wanted = [...new Set(ids)].slice(0, most);
	report(reading, ...wanted.map(storyKey));
	const works = await Promise.all(wanted.map(reading.load.work));
	return works.filter((work) => work !== undefined);
}
