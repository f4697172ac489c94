import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Database, type Migration, openDatabase } from '#platform/database';
import manifest from '../../../package.json' with { type: 'json' };
import { silentLog } from '../silent-log.ts';

/** Where a test's database is: a URL of PostgreSQL, or a directory of PGlite. */
export type TestPlace = { readonly databaseUrl?: string; readonly dataDir: string };

/** Gives the database once the tests run; `place` for tests that start other processes on it. */
export type TestDatabase = { (): Database; place(): TestPlace };

type Kind = {
	readonly name: string;
	readonly make: (migrations: readonly Migration[]) => Promise<TestPlace>;
	readonly drop: (place: TestPlace) => Promise<void>;
};

const serverUrl = process.env.TEST_POSTGRES_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

/**
 * One migrated database for the tests of a file, empty at the start of each test. It is PGlite, or PostgreSQL when
 * TEST_DATABASE_URL names a server. Migrations make structure only: rows that they insert are gone too.
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
	if (serverAnswers) describe(`${name} (PostgreSQL)`, onPostgres);
	else if (process.env.CI === 'true')
		it(`${name}: PostgreSQL answers at TEST_POSTGRES_URL`, () => Promise.reject(new Error('it does not')));
	else describe.skip(`${name} (SKIPPED: no PostgreSQL; set TEST_POSTGRES_URL)`, onPostgres);
}

/** An empty database on the server of `describeOnPostgres`, for tests that start programs on it. */
export async function ownPostgres(): Promise<OwnPostgres> {
	const { make, drop } = postgresAt(serverUrl);
	const place = await make([]);
	return { databaseUrl: started(place.databaseUrl), drop: () => drop(place) };
}

export type OwnPostgres = { readonly databaseUrl: string; readonly drop: () => Promise<void> };

const serverAnswers = await answers(serverUrl);

/** Each kind of database with the same migrations is opened once a file, and emptied before each test. */
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

type Opened = { readonly place: TestPlace; readonly database: Database; readonly close: () => Promise<void> };

/** In ms. A busy machine is no fault of what is tested: twenty requests at once share the one connection of PGlite. */
const patience = { waitMs: 15_000, queryLimitMs: 15_000 };

const open = new Map<string, Promise<Opened>>();

async function openOn(kind: Kind, migrations: readonly Migration[]): Promise<Opened> {
	const place = await kind.make(migrations);
	const database = await openDatabase({ ...place, ...patience, log: silentLog() });
	await database.migrate(migrations);
	const close = async () => {
		await database.close();
		await kind.drop(place);
	};
	return { place, database, close };
}

afterAll(async () => {
	for (const opened of open.values()) await (await opened).close();
});

const digestOf = (migrations: readonly Migration[]): string =>
	createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);

function started<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the database is there only while tests run');
	return value;
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

const pglite: Kind = {
	name: 'pglite',
	make: async (migrations) => {
		const dataDir = await mkdtemp(join(tmpdir(), 'kiosco-test-'));
		await cp(await migratedPglite(migrations), join(dataDir, 'database'), { recursive: true });
		return { dataDir };
	},
	drop: ({ dataDir }) => rm(dataDir, { recursive: true, force: true }),
};

/** A new PGlite takes seconds to make and to migrate and a fifth of one to copy, so it is made once a checkout. */
async function migratedPglite(migrations: readonly Migration[]): Promise<string> {
	const version = manifest.dependencies['@electric-sql/pglite'];
	const template = new URL(`../../../.cache/pglite-${version}-${digestOf(migrations)}`, import.meta.url).pathname;
	if (await exists(template)) return template;
	const made = `${template}-${process.pid}`;
	await mkdir(made, { recursive: true });
	const database = await openDatabase({ dataDir: made, log: silentLog() });
	await database.migrate(migrations);
	await database.close();
	// Another process may have made it meanwhile; either is fine.
	await rename(join(made, 'database'), template).catch(() => {});
	await rm(made, { recursive: true, force: true });
	return template;
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

function postgresAt(url: string): Kind {
	const name = `kiosco_test_${process.pid}_${randomBytes(4).toString('hex')}`;
	const databaseUrl = new URL(url);
	databaseUrl.pathname = `/${name}`;
	return {
		name: url,
		make: async () => {
			await command(url, `create database ${name}`);
			return { databaseUrl: databaseUrl.href, dataDir: tmpdir() };
		},
		drop: () => command(url, `drop database ${name} with (force)`),
	};
}

async function command(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
	await client.connect();
	try {
		await client.query(text);
	} finally {
		await client.end();
	}
}

async function answers(url: string): Promise<boolean> {
	return command(url, 'select 1').then(
		() => true,
		() => false,
	);
}
