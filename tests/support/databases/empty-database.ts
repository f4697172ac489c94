import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Makes the function that empties the tables and restarts the sequences that there are now. */
export async function prepareToEmpty(database: Database): Promise<void> {
	const deletions = (await namesOf(database, 'r')).map((table) => `delete from ${table};`);
	const restarts = (await namesOf(database, 'S')).map((name) => `perform setval('${name}', 1, false);`);
	// As on a replica, references and triggers are not looked at, so the order of tables does not matter.
	const body = `begin set local session_replication_role = replica; ${[...deletions, ...restarts].join(' ')}`;
	// PL/pgSQL caches the plans of its statements; planning thirty for each test would cost more than running them.
	await sql.raw(`create function kiosco_test_empty() returns void language plpgsql as $$ ${body} end $$`).execute(database.sql);
}

/** Empties the database. Deleting a few rows takes a tenth of the time of truncating, which rewrites the files of tables and indexes. */
export async function emptyDatabase(database: Database): Promise<void> {
	await sql`select kiosco_test_empty()`.execute(database.sql);
}

/** Gives back the space of tables that grew large, which deleting does not. They lose their rows. */
export async function shrinkDatabase(database: Database): Promise<void> {
	const large = await namesOf(database, 'r', 4_000_000);
	if (large.length > 0) await sql.raw(`truncate ${large.join(', ')} cascade`).execute(database.sql);
}

/** The tables (`r`) or sequences (`S`) of the product that have at least `bytes` bytes. */
async function namesOf(database: Database, kind: 'r' | 'S', bytes = 0): Promise<readonly string[]> {
	const { rows } = await sql<{ name: string }>`
		select pg_class.oid::regclass::text as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind = ${kind} and nspname not in ('pg_catalog', 'information_schema') and relname <> 'kiosco_migrations'
			and pg_relation_size(pg_class.oid) >= ${bytes}
		order by pg_class.oid`.execute(database.sql);
	return rows.map(({ name }) => name);
}
