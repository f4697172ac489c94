import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database';
import { tablesOf } from '../backups/tables.ts';
import { withoutForeignKeys } from './foreign-keys.ts';

/** Rows per read and write. */
const batch = 500;

/** Called while rows are copied, with how many of a table have been. */
type OnRows = (table: string, done: number) => void;

/**
 * Copies every row of every table, and the state of the sequences, into a database with the same tables and no rows (D08). It is one
 * transaction: when it fails, the target is as before.
 */
export async function copyDatabase(from: Database, to: Database, onRows: OnRows): Promise<void> {
	const tables = await tablesOf(from);
	await to.sql.transaction().execute(async (target) => {
		await sql`delete from kiosco_migrations`.execute(target);
		await withoutForeignKeys(target, async () => {
			for (const table of tables) {
				let done = 0;
				for await (const rows of rowsOf(from, table)) {
					await insert(target, table, rows);
					done += rows.length;
					onRows(table, done);
				}
			}
		});
		await copySequences(from.sql, target);
	});
}

/** The rows of a table in batches, each row as PostgreSQL writes a composite value, which loses nothing of any type. */
async function* rowsOf({ sql: db }: Database, table: string): AsyncGenerator<readonly string[]> {
	const transaction = await db.startTransaction().execute();
	try {
		await sql.raw(`declare moved no scroll cursor for select t::text as row from ${table} t`).execute(transaction);
		for (;;) {
			const { rows } = await sql.raw<{ row: string }>(`fetch ${batch} from moved`).execute(transaction);
			if (rows.length === 0) return;
			yield rows.map(({ row }) => row);
		}
	} finally {
		await transaction.rollback().execute();
	}
}

const insert = (target: Transaction<unknown>, table: string, rows: readonly string[]): Promise<unknown> =>
	sql`insert into ${sql.raw(table)} overriding system value select * from unnest(${rows}::text[]::${sql.raw(table)}[])`.execute(target);

async function copySequences(from: Kysely<unknown>, target: Transaction<unknown>): Promise<void> {
	const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`.execute(from);
	for (const { name } of rows) {
		const state = await sql.raw<{ last_value: string; is_called: boolean }>(`select last_value, is_called from ${name}`).execute(from);
		for (const { last_value, is_called } of state.rows) await sql`select setval(${name}, ${last_value}, ${is_called})`.execute(target);
	}
}
