import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Makes the function that empties the tables and restarts the sequences that there are now. */
export async function prepareToEmpty(database: Database): Promise<void> {
	const { rows } = await sql<{ name: string; kind: string }>`
		select pg_class.oid::regclass::text as name, relkind as kind from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind in ('r', 'S') and nspname not in ('pg_catalog', 'information_schema') and relname <> 'kiosco_migrations'
		order by pg_class.oid`.execute(database.sql);
	const named = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
	const empty = database.kind === 'pglite' ? deletion(named('r')) : truncation(named('r'));
	const restarts = named('S').map((name) => `perform setval('${name}', 1, false);`);
	const body = `${empty} ${restarts.join(' ')}`;
	// PL/pgSQL caches the plans of its statements; planning fifty for each test would cost more than running them.
	await sql.raw(`create function kiosco_test_empty() returns void language plpgsql as $$ ${body} end $$`).execute(database.sql);
}

/** Empties the database. */
export async function emptyDatabase(database: Database): Promise<void> {
	await sql`select kiosco_test_empty()`.execute(database.sql);
}

/**
 * Truncating rewrites the file of a table and of its indexes, which takes PGlite ten times as long as deleting a few rows;
 * but it collects no rows that were deleted, so tables that grew large are truncated. In any order: as on a replica,
 * references and triggers are not looked at.
 */
function deletion(tables: readonly string[]): string {
	const deletions = tables.map((table) => `delete from ${table};`);
	const truncations = tables.map((table) => `if pg_relation_size('${table}') > 4000000 then truncate ${table} cascade; end if;`);
	return `begin set local session_replication_role = replica; ${truncations.join(' ')} ${deletions.join(' ')}`;
}

/** All tables that have rows at once, since they refer to each other. */
function truncation(tables: readonly string[]): string {
	const looks = tables.map((table) => `if exists (select from ${table}) then used := array_append(used, '${table}'); end if;`);
	return `declare used text[] := '{}'; begin ${looks.join(' ')}
		if used <> '{}' then execute 'truncate ' || array_to_string(used, ', ') || ' cascade'; end if;`;
}
