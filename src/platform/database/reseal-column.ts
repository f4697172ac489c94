import { sql } from 'kysely';
import { type Keys, seal, unseal } from '../crypto.ts';
import type { Database } from '../database.ts';

/** A column with what `seal` encrypted, and the keys that read it. */
export type SealedColumn = { readonly table: string; readonly column: string; readonly keys: Keys };

/** How many values there are, how many were resealed, and how many neither key can read. */
export type Resealed = { readonly all: number; readonly resealed: number; readonly unreadable: number };

const batch = 500;

type Row = { readonly place: string; readonly sealed: Buffer };

/**
 * Rotates keys: encrypts those values of a column again that are sealed with the other version of the key (O07). A value that the program
 * changes meanwhile is left alone.
 */
export async function resealColumn(database: Database, column: SealedColumn): Promise<Resealed> {
	const count = { all: 0, resealed: 0, unreadable: 0 };
	for (let rows = await rowsAfter(database, column, '(0,0)'); rows.length > 0; ) {
		for (const row of rows) {
			const outcome = await resealRow(database, column, row);
			if (outcome !== 'resealed') count.all += 1;
			if (outcome !== 'current') count[outcome] += 1;
		}
		rows = await rowsAfter(database, column, rows.at(-1)?.place ?? '');
	}
	return count;
}

/** A batch of rows after a physical place (`ctid`). A resealed row may move to a later place and be read again: it is counted then. */
async function rowsAfter({ sql: query }: Database, { table, column }: SealedColumn, place: string): Promise<readonly Row[]> {
	const { rows } = await sql<Row>`select ctid::text as place, ${sql.ref(column)} as sealed from ${sql.table(table)}
		where ${sql.ref(column)} is not null and ctid > ${place}::tid order by ctid limit ${batch}`.execute(query);
	return rows;
}

async function resealRow(
	{ sql: query }: Database,
	{ table, column, keys }: SealedColumn,
	{ place, sealed }: Row,
): Promise<'current' | 'resealed' | 'unreadable'> {
	if (read({ current: keys.current, other: undefined }, sealed) !== undefined) return 'current';
	const text = read(keys, sealed);
	if (text === undefined) return 'unreadable';
	await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${seal(keys, text)}
		where ctid = ${place}::tid and ${sql.ref(column)} = ${sealed}`.execute(query);
	return 'resealed';
}

function read(keys: Keys, sealed: Buffer): string | undefined {
	try {
		return unseal(keys, sealed);
	} catch {
		return undefined;
	}
}
