import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Database, type Migration, openDatabase } from '#platform/database';
import manifest from '../../package.json' with { type: 'json' };
import { silentLog } from './silent-log.ts';

/** Where a test's database is: a URL of PostgreSQL, or a directory of PGlite. */
export type TestPlace = { readonly databaseUrl?: string; readonly dataDir: string };

/** Gives the database once the tests run; `place` for tests that start other processes on it. */
export type TestDatabase = { (): Database; place(): TestPlace };

type Kind = { readonly make: () => Promise<TestPlace>; readonly drop: (place: TestPlace) => Promise<void> };

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
	const place = await make();
	return { databaseUrl: started(place.databaseUrl), drop: () => drop(place) };
}

export type OwnPostgres = { readonly databaseUrl: string; readonly drop: () => Promise<void> };

const serverAnswers = await answers(serverUrl);

function databaseOf(kind: Kind, migrations: readonly Migration[]): TestDatabase {
	let place: TestPlace | undefined;
	let database: Database | undefined;
	beforeAll(async () => {
		place = await kind.make();
		database = await openDatabase({ ...place, log: silentLog() });
		await database.migrate(migrations);
	});
	beforeEach(() => empty(started(database)));
	afterAll(async () => {
		await database?.close();
		if (place) await kind.drop(place);
	});
	return Object.assign(() => started(database), { place: () => started(place) });
}

function started<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the database is there only while tests run');
	return value;
}

async function empty(database: Database): Promise<void> {
	const { rows } = await sql<{ name: string }>`
		select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
		where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'kiosco_migrations'`.execute(database.sql);
	if (rows.length === 0) return;
	await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`).execute(database.sql);
}

const pglite: Kind = {
	make: async () => {
		const dataDir = await mkdtemp(join(tmpdir(), 'kiosco-test-'));
		await cp(await freshPglite(), join(dataDir, 'database'), { recursive: true });
		return { dataDir };
	},
	drop: ({ dataDir }) => rm(dataDir, { recursive: true, force: true }),
};

/** A new PGlite takes two seconds to make and a fifth of one to copy, so it is made once a checkout. */
async function freshPglite(): Promise<string> {
	const template = new URL(`../../.cache/fresh-pglite-${manifest.dependencies['@electric-sql/pglite']}`, import.meta.url).pathname;
	if (await exists(template)) return template;
	const made = `${template}-${process.pid}`;
	await mkdir(made, { recursive: true });
	await (await openDatabase({ dataDir: made, log: silentLog() })).close();
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
