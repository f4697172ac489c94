import { sql } from 'kysely';
import type { Asking, CardRow, Placed } from './reading.ts';
import { isShown } from './shown.ts';

/** Finds works by their ids, those that are shown. */
export async function findWorks({ tables, brand, now }: Asking, ids: readonly string[]): Promise<(id: string) => Placed | undefined> {
	const rows = await tables
		.selectFrom('content.placement as p')
		.select(['p.id', 'p.path', 'p.revision'])
		.where('p.brand', '=', brand.id)
		.where('p.id', '=', sql<string>`any(${ids}::text[])`)
		.where(isShown('p', now))
		.execute();
	return byId(rows);
}

/** The same with what their cards are read from, which is far more. */
export async function findCards({ tables, brand, now }: Asking, ids: readonly string[]): Promise<(id: string) => CardRow | undefined> {
	const rows = await tables
		.selectFrom('content.placement as p')
		.select(['p.id', 'p.path', 'p.revision', 'p.card'])
		.where('p.brand', '=', brand.id)
		.where('p.id', '=', sql<string>`any(${ids}::text[])`)
		.where(isShown('p', now))
		.execute();
	return byId(rows);
}

function byId<Row extends Placed>(rows: readonly Row[]): (id: string) => Row | undefined {
	const found = new Map(rows.map((row) => [row.id, row]));
	return (id) => found.get(id);
}
