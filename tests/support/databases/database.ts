import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Database, type Migration, openDatabase } from '#platform/database';
import { byForm } from '../form.ts';
import { silentLog } from '../silent-log.ts';
import { started } from '../started.ts';
import { emptyDatabase, prepareToEmpty, shrinkDatabase } from './empty-database.ts';
import { type Kind, pglite, postgresAt, type TestPlace } from './kinds.ts';
import { isOfProduct, productMigrations } from './product-migrations.ts';
import { command, serverAnswers, serverUrl } from './server.ts';

/** Returns the database, once tests run. `place` is for tests that start other processes on it. */
export type TestDatabase = { (): Database; place(): TestPlace };

/**
 * A migrated database, empty at the start of each test: PGlite, or PostgreSQL when TEST_DATABASE_URL names a server.
 * It may have more tables than the migrations make, and rows that migrations insert are gone.
 */
export function testDatabase(migrations: readonly Migration[]): TestDatabase {
	const url = process.env.TEST_DATABASE_URL;
	return databaseOf(url ? postgresAt(url) : pglite, migrations);
}

/** As `testDatabase`, always on PGlite. */
export const embeddedDatabase = (migrations: readonly Migration[]): TestDatabase => databaseOf(pglite, migrations);

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

/**
 * Tests on the database of the run, and in the long form also on PostgreSQL. For modules whose own tests run on both databases; races
 * always run on PostgreSQL.
 */
export function describeOnBoth(name: string, migrations: readonly Migration[], tests: (database: TestDatabase) => void): void {
	describe(name, () => tests(testDatabase(migrations)));
	if (byForm(false, true)) describeOnPostgres(name, (onPostgres) => tests(onPostgres(migrations)));
}

/** Creates an empty database on the server of `describeOnPostgres`, for tests that start programs on it. */
export async function ownPostgres(): Promise<OwnPostgres> {
	const databaseUrl = started((await postgresAt(serverUrl).make([])).databaseUrl);
	return { databaseUrl, drop: () => command(serverUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`) };
}

export type OwnPostgres = { readonly databaseUrl: string; readonly drop: () => Promise<void> };

const hasServer = await serverAnswers(serverUrl);

type Opened = { readonly place: TestPlace; readonly database: Database };

/** By kind: the database with all tables of the product, which all test files of a worker share. */
const shared = new Map<string, Promise<Opened>>();

function databaseOf(kind: Kind, migrations: readonly Migration[]): TestDatabase {
	const isShared = isOfProduct(migrations);
	let opened: Opened | undefined;
	beforeAll(async () => {
		opened = await (isShared ? openShared(kind) : openOn(kind, migrations));
	});
	beforeEach(() => emptyDatabase(started(opened).database));
	afterAll(async () => {
		if (!isShared) await opened?.database.close();
		else if (opened !== undefined) await shrinkDatabase(opened.database);
	});
	return Object.assign(() => started(opened).database, { place: () => started(opened).place });
}

function openShared(kind: Kind): Promise<Opened> {
	const opening = shared.get(kind.name) ?? openOn(kind, productMigrations);
	shared.set(kind.name, opening);
	return opening;
}

/** In ms; long, so that a busy machine fails no test: twenty concurrent requests share the one connection of PGlite. */
const patience = { waitMs: 15_000, queryLimitMs: 15_000 };

async function openOn(kind: Kind, migrations: readonly Migration[]): Promise<Opened> {
	const place = await kind.make(migrations);
	const database = await openDatabase({ ...place, ...patience, log: silentLog() });
	await database.migrate(migrations);
	await prepareToEmpty(database);
	return { place, database };
}
