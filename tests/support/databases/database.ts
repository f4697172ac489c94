import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { type Database, type Migration, openDatabase } from '#platform/database';
import { silentLog } from '../silent-log.ts';
import { digestOf, type Kind, pglite, postgresAt, type TestPlace } from './kinds.ts';
import { command, serverAnswers, serverUrl } from './server.ts';

/** Gives the database once the tests run; `place` for tests that start other processes on it. */
export type TestDatabase = { (): Database; place(): TestPlace };

/**
 * One migrated database, empty at the start of each test. It is PGlite, or PostgreSQL when TEST_DATABASE_URL names a
 * server. Migrations make structure only: rows that they insert are gone too.
 */
export function testDatabase(migrations: readonly Migration[]): TestDatabase {
	const url = process.env.TEST_DATABASE_URL;
	return databaseOf(url ? postgresAt(url) : pglite, migrations);
}

/**
 * Tests that need a real PostgreSQL, such as races, which PGlite's single connection hides. Without a server they are
 * skipped, and say so; in CI (CI=true) that is a failure.
 */
export function describeOnPostgres(name: string, tests: (testDatabase: (migrations: readonly Migration[]) => TestDatabase) => void): void {
	const onPostgres = () => tests((migrations) => databaseOf(postgresAt(serverUrl), migrations));
	if (hasServer) describe(`${name} (PostgreSQL)`, onPostgres);
	else if (process.env.CI === 'true')
		it(`${name}: PostgreSQL answers at TEST_POSTGRES_URL`, () => Promise.reject(new Error('it does not')));
	else describe.skip(`${name} (SKIPPED: no PostgreSQL; set TEST_POSTGRES_URL)`, onPostgres);
}

/** An empty database on the server of `describeOnPostgres`, for tests that start programs on it. */
export async function ownPostgres(): Promise<OwnPostgres> {
	const databaseUrl = started((await postgresAt(serverUrl).make([])).databaseUrl);
	return { databaseUrl, drop: () => command(serverUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`) };
}

export type OwnPostgres = { readonly databaseUrl: string; readonly drop: () => Promise<void> };

const hasServer = await serverAnswers(serverUrl);

type Opened = { readonly place: TestPlace; readonly database: Database };

/** The files that a worker runs share its databases, one of each kind and structure, until it ends. */
const open = new Map<string, Promise<Opened>>();

function databaseOf(kind: Kind, migrations: readonly Migration[]): TestDatabase {
	const key = `${kind.name} ${digestOf(migrations)}`;
	let opened: Opened | undefined;
	beforeAll(async () => {
		const opening = open.get(key) ?? openOn(kind, migrations);
		open.set(key, opening);
		opened = await opening;
	});
	beforeEach(() => empty(started(opened).database));
	return Object.assign(() => started(opened).database, { place: () => started(opened).place });
}

/** In ms. A busy machine is no fault of what is tested: twenty requests at once share the one connection of PGlite. */
const patience = { waitMs: 15_000, queryLimitMs: 15_000 };

async function openOn(kind: Kind, migrations: readonly Migration[]): Promise<Opened> {
	const place = await kind.make(migrations);
	const database = await openDatabase({ ...place, ...patience, log: silentLog() });
	await database.migrate(migrations);
	return { place, database };
}

const kept = "nspname not in ('pg_catalog', 'information_schema') and relname <> 'kiosco_migrations'";

/** Truncating rewrites the file of every table and index, which takes PGlite ten times as long as deleting a few rows. */
async function empty({ kind, sql: kysely }: Database): Promise<void> {
	if (kind === 'pglite') return void (await sql.raw(`do $$ ${deleteAll} $$`).execute(kysely));
	const { rows } = await sql<{ name: string }>`
		select pg_class.oid::regclass::text as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind = 'r' and ${sql.raw(kept)}`.execute(kysely);
	if (rows.length === 0) return;
	await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`).execute(kysely);
}

/** In any order: as on a replica, references and triggers are not looked at. */
const deleteAll = `
	declare name text;
	begin
		set local session_replication_role = replica;
		for name in select pg_class.oid::regclass from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and ${kept}
			loop execute 'delete from ' || name; end loop;
		perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S';
	end`;

function started<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the database is there only while tests run');
	return value;
}
