import { sql } from 'kysely';
import { isObject, type JsonObject } from '../../ans/json.ts';
import type { Card, ListQuery } from '../../contract/contract.ts';
import { termKey } from '../../purge/purge-keys.ts';
import { cardRow, cardsOf } from '../card-reader.ts';
import { type Asking, type Placed, type Reading, report } from '../reading.ts';
import { listAsk, listsOf } from './list-ask.ts';

/** The cards of a list, newest first. */
export async function list(reading: Reading, query: ListQuery): Promise<readonly Card[]> {
	return cardsOf(reading, await listRows(reading, query));
}

/** The works of a list, newest first. */
export function listRows(reading: Reading, query: ListQuery): Promise<readonly Placed[]> {
	reportLists(reading, query);
	return reading.load.list(query);
}

export function reportLists(reading: Reading, query: ListQuery): void {
	report(reading, ...listsOf(query).map((term) => termKey(reading.brand.id, term)));
}

/** What the card of the newest work with a term is read from. */
export async function newestWith(reading: Reading, term: string): Promise<JsonObject | undefined> {
	const [newest] = await listRows(reading, { all: [term], size: 1 });
	const row = newest && (await cardRow(reading, newest));
	return isObject(row?.card) ? row.card : undefined;
}

type Row = Placed & { readonly number: number };

/**
 * Finds the works of lists by one query: of each list that is asked for the newest that fit, by its range of the index. What it costs
 * depends on how much is asked for and not on how many stories there are.
 */
export async function findLists(
	{ tables, brand, now }: Asking,
	queries: readonly ListQuery[],
): Promise<(query: ListQuery, index: number) => readonly Placed[]> {
	const asked = JSON.stringify(queries.map((query, number) => ({ ...listAsk(query), number })));
	const { rows } = await sql<Row>`select * from content.listings(${brand.id}, ${asked}::jsonb, ${now})`.execute(tables);
	const found = Map.groupBy(rows, ({ number }) => number);
	return (_query, index) => found.get(index) ?? [];
}
