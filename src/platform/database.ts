// The database: a PostgreSQL server, or PGlite (PostgreSQL in WebAssembly) in the data directory.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { NoticeListener } from './database/channels.ts';
import type { DatabaseDriver } from './database/database-driver.ts';
import { warnOfDurability } from './database/durability.ts';
import { guardedPool } from './database/guarded-pool.ts';
import { migrate } from './database/migrate.ts';
import { pgliteDriver } from './database/pglite-driver.ts';
import { postgresDriver } from './database/postgres-driver.ts';
import type { Log } from './log.ts';

export { DataDirInUse } from './data-lock.ts';
export { DatabaseUnavailable } from './database/database-unavailable.ts';
export { type Change, inOneStatement } from './database/one-statement.ts';

/** A step of the schema; several statements are fine, data is not. Its name sorts: `content-0001-documents`. */
export type Migration = { readonly name: string; readonly sql: string };

export type OpenDatabase = {
	/** Directory of this process alone, or `memory://` for tests. Only PGlite uses it. */
	readonly dataDir: string;
	/** `postgres://…`: a server instead of PGlite. */
	readonly databaseUrl?: string | undefined;
	readonly log: Log;
	/** Told to whoever finds the data directory in use. */
	readonly port?: number | undefined;
	/** Longest time a query may run, in ms; 4,000 unless told, so that the refusal is out within 5 s (X16). Then it is refused as `DatabaseUnavailable`. */
	readonly queryLimitMs?: number | undefined;
	/** Longest time to wait for a free connection, in ms; 1,000 unless told. Then `DatabaseUnavailable`. */
	readonly waitMs?: number | undefined;
	/** Connections to PostgreSQL at most; 10 unless told. PGlite has one. */
	readonly poolSize?: number | undefined;
};

/**
 * Both kinds speak the same SQL and give the same JavaScript values (see `valueTypes`) and errors (`pg.DatabaseError`
 * with PostgreSQL's code). What may pass by itself is `DatabaseUnavailable`.
 */
export type Database = {
	readonly kind: 'pglite' | 'postgres';
	/** A module names its tables: `database.sql.withTables<ContentTables>()`. */
	readonly sql: Kysely<unknown>;
	/**
	 * Applies the migrations that were not applied yet; any number of processes may do so at once. Then warns in the log
	 * when a power loss could cost acknowledged changes.
	 */
	migrate(migrations: readonly Migration[]): Promise<void>;
	/**
	 * Hears every `NOTIFY` on a channel from now on, of any process. After a lost connection `hear('')` is called: notices
	 * may have been missed. Gives what ends it.
	 */
	listen(channel: string, listener: NoticeListener): Promise<() => Promise<void>>;
	/** Copies the embedded database, as it is at one moment, into a directory that is not there yet. A server has its own means (D04). */
	copyTo(directory: string): Promise<void>;
	/** Whether a query is answered within a second; never throws. */
	reachable(): Promise<boolean>;
	close(): Promise<void>;
};

/**
 * Opens PostgreSQL when there is a `databaseUrl`, else PGlite. A server that is down is no error here but at the first
 * query; a data directory in use by another process is (`DataDirInUse`).
 */
export async function openDatabase(options: OpenDatabase): Promise<Database> {
	const driver = options.databaseUrl ? postgresDriver(options.databaseUrl, options) : await pgliteDriver(options);
	const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: guardedPool(driver.pool, options.log) }) });
	return {
		kind: driver.kind,
		sql: kysely,
		migrate: async (migrations) => {
			await driver.unhurried(() => migrate(kysely, migrations));
			await warnOfDurability(kysely, driver.kind, options.log);
		},
		listen: (channel, listener) => listen(driver, channel, listener),
		copyTo: (directory) => driver.copyTo(directory),
		reachable: () => reachable(kysely),
		close: async () => {
			await driver.pool.end();
			await driver.close();
		},
	};
}

async function listen(driver: DatabaseDriver, channel: string, hear: NoticeListener): Promise<() => Promise<void>> {
	if (driver.channels.add(channel, hear)) await driver.listen(channel);
	return async () => {
		if (driver.channels.remove(channel, hear)) await driver.unlisten(channel);
	};
}

async function reachable(kysely: Kysely<unknown>): Promise<boolean> {
	const answer = sql`select 1`.execute(kysely).then(
		() => true,
		() => false,
	);
	const { promise: late, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), 1000);
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
