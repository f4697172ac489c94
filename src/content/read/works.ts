import { sql } from 'kysely';
import { isVisible } from './is-visible.ts';
import type { CardRow, PlacedWork } from './placed-work.ts';
import type { QueryScope } from './query-context.ts';

/** Finds visible works by their ids, with one SQL query. */
export async function findWorks(
	{ tables, brand, now }: QueryScope,
	ids: readonly string[],
): Promise<(id: string) => PlacedWork | undefined> {
	const rows = await tables
		.selectFrom('content.placement as p')
		.select(['p.id', 'p.path', 'p.revision'])
		.where('p.brand', '=', brand.id)
		.where('p.id', '=', sql<string>`any(${ids}::text[])`)
		.where(isVisible('p', now))
		.execute();
	return byId(rows);
}

/** Finds visible works with what their cards are read from, which is far more data. */
export async function findCards({ tables, brand, now }: QueryScope, ids: readonly string[]): Promise<(id: string) => CardRow | undefined> {
	const rows = await tables
		.selectFrom('content.placement as p')
		.select(['p.id', 'p.path', 'p.revision', 'p.card'])
		.where('p.brand', '=', brand.id)
		.where('p.id', '=', sql<string>`any(${ids}::text[])`)
		.where(isVisible('p', now))
		.execute();
	return byId(rows);
}

function byId<Row extends PlacedWork>(rows: readonly Row[]): (id: string) => Row | undefined {
	const rowsById = new Map(rows.map((row) => [row.id, row]));
	return (id) => rowsById.get(id);
}
