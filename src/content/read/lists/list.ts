import { sql } from 'kysely';
import { isObject, type JsonObject } from '../../ans/json.ts';
import type { Card, ListQuery, PurgeKey } from '../../contract/contract.ts';
import { termKey } from '../../purge/purge-keys.ts';
import { cardRow, cardsOf } from '../cards.ts';
import type { PlacedWork } from '../placed-work.ts';
import { type QueryContext, type QueryScope, reportKeys } from '../query-context.ts';
import { listRequest, listsOf } from './list-request.ts';

/** The cards of a list, newest first. */
export async function list(context: QueryContext, query: ListQuery): Promise<readonly Card[]> {
	return cardsOf(context, await listRows(context, query));
}

/** The works of a list, newest first. */
export function listRows(context: QueryContext, query: ListQuery): Promise<readonly PlacedWork[]> {
	reportLists(context, query);
	return context.load.list(query);
}

/** The purge keys on which a list of a brand depends. */
export const listKeys = (brand: string, query: ListQuery): readonly PurgeKey[] => listsOf(query).map((term) => termKey(brand, term));

/** Reports the purge keys on which a list depends. */
export function reportLists(context: QueryContext, query: ListQuery): void {
	reportKeys(context, ...listKeys(context.brand.id, query));
}

/** What the card of the newest work with a term is read from. */
export async function newestWith(context: QueryContext, term: string): Promise<JsonObject | undefined> {
	const [newest] = await listRows(context, { all: [term], size: 1 });
	const row = newest && (await cardRow(context, newest));
	return isObject(row?.card) ? row.card : undefined;
}

type ListRow = PlacedWork & { readonly number: number };

/**
 * Finds the newest works of several lists with one SQL query, each list by its range of the index. The cost depends on how many works
 * are requested, not on how many stories there are.
 */
export async function findLists(
	{ tables, brand, now }: QueryScope,
	queries: readonly ListQuery[],
): Promise<(query: ListQuery, index: number) => readonly PlacedWork[]> {
	const requests = JSON.stringify(queries.map((query, number) => ({ ...listRequest(query), number })));
	const { rows } = await sql<ListRow>`select * from content.listings(${brand.id}, ${requests}::jsonb, ${now})`.execute(tables);
	const rowsByList = Map.groupBy(rows, ({ number }) => number);
	return (_query, index) => rowsByList.get(index) ?? [];
}
