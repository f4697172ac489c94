import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { tablesOf } from '../backups/tables.ts';

/** Counts the rows of each table, with a checksum of their content that does not depend on their order. */
async function checksums(database: Database): Promise<ReadonlyMap<string, string>> {
	const sums = new Map<string, string>();
	const tables = await tablesOf(database);
	await database.sql.transaction().execute(async (transaction) => {
		// Rows are written with times in the time zone of the session, which differs between servers.
		await sql`set local time zone 'UTC'`.execute(transaction);
		for (const table of tables) {
			const { rows } = await sql<{ sum: string }>`
				select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum
				from ${sql.raw(table)} t`.execute(transaction);
			sums.set(table, rows[0]?.sum ?? '');
		}
	});
	return sums;
}

/** The tables that differ between two databases. */
export async function differingTables(one: Database, other: Database): Promise<readonly string[]> {
	const [ours, theirs] = [await checksums(one), await checksums(other)];
	return [...new Set([...ours.keys(), ...theirs.keys()])].filter((table) => ours.get(table) !== theirs.get(table));
}
