import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Rows by the quoted name of their table, such as `content.document`. */
export type RowCounts = Readonly<Record<string, number>>;

/** The quoted names of all tables of an installation, sorted. */
export async function tablesOf({ sql: db }: Database): Promise<readonly string[]> {
	const { rows } = await sql<{ name: string }>`
		select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname !~ '^pg_' and schemaname <> 'information_schema' order by 1`.execute(db);
	return rows.map(({ name }) => name);
}

/** Reads every row of every table, and counts them. */
export async function countRows(database: Database): Promise<RowCounts> {
	const counts: Record<string, number> = {};
	for (const name of await tablesOf(database)) {
		const { rows } = await sql<{ rows: string }>`select count(t::text) as rows from ${sql.raw(name)} t`.execute(database.sql);
		counts[name] = Number(rows[0]?.rows);
	}
	return counts;
}

export const totalOf = (counts: RowCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
