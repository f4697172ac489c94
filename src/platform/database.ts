// The database: a PostgreSQL server, or PGlite (PostgreSQL in WebAssembly) in the data directory. Queries are written with Kysely.
import { Kysely, sql } from 'kysely';
import type { NotificationListener } from './database/channels.ts';
import type { DatabaseDriver } from './database/database-driver.ts';
import type { DatabaseOptions } from './database/database-options.ts';
import { guardedDialect, type PreparedStatement, preparedStatement } from './database/guarded-queries.ts';
import { type Migration, migrate } from './database/migrate.ts';
import { pgliteDriver } from './database/pglite-driver.ts';
import { postgresDriver } from './database/postgres-driver.ts';
import { warnOfLostChanges } from './database/warn-of-lost-changes.ts';
import { falseOnTimeout } from './tasks/false-on-timeout.ts';

export { DataDirInUse } from './database/data-lock.ts';
export { isForeignKeyViolation, isMissingValue, isUniqueViolation } from './database/database-errors.ts';
export { DatabaseUnavailable } from './database/database-unavailable.ts';
export type { PreparedStatement } from './database/guarded-queries.ts';
export type { Migration } from './database/migrate.ts';
export { type Change, inOneStatement } from './database/one-statement.ts';

/** Numbers of connections that are open and of those that no query uses; and of queries that wait for one. */
export type Connections = Readonly<Record<'open' | 'idle' | 'waiting', number>>;

/**
 * An open database. Both kinds take the same SQL, and return the same JavaScript values (see `valueTypes`) and errors (`pg.DatabaseError`
 * with PostgreSQL's code). A failure that may pass by itself is thrown as `DatabaseUnavailable`.
 */
export type Database = {
	readonly kind: 'pglite' | 'postgres';
	/** Runs queries. A module adds the types of its tables: `database.sql.withTables<ContentTables>()`. */
	readonly sql: Kysely<unknown>;
	/** Prepares a statement with a fixed text. For statements that run often, it saves the time to build them with Kysely and to parse them. */
	prepare<Row extends object>(text: string): PreparedStatement<Row>;
	/**
	 * Applies the migrations that were not applied yet. Several processes may call this at once (D05). Then logs a warning
	 * when a power loss can lose acknowledged changes (D02).
	 */
	migrate(migrations: readonly Migration[]): Promise<void>;
	/**
	 * Calls the listener with the payload of every later `NOTIFY` on a channel, from any process, and with `''` after a lost
	 * connection, when notifications may have been missed. Resolves to a function that stops listening.
	 */
	listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
	/**
	 * Copies the embedded database, as it is at one moment, into a directory that must not exist (D04). Rejects on a server, which has
	 * `pg_dump`.
	 */
	copyTo(directory: string): Promise<void>;
	/** The connections of this process, and the queries that wait for one. */
	connections(): Connections;
	/** Whether a query is answered within 1,000 ms. Never throws. */
	reachable(): Promise<boolean>;
	close(): Promise<void>;
};

/**
 * Opens PostgreSQL when there is a `databaseUrl`, and PGlite otherwise. Throws `DataDirInUse` when another process uses the
 * data directory. A server that is down fails only the first query.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const driver = options.databaseUrl ? postgresDriver(options.databaseUrl, options) : await pgliteDriver(options);
	const source = { kind: driver.kind, pool: driver.pool, tracing: options.tracing };
	const kysely = new Kysely<unknown>({ dialect: guardedDialect(source, options.log) });
	return {
		kind: driver.kind,
		sql: kysely,
		prepare: (text) => preparedStatement(source, text),
		migrate: async (migrations) => {
			await driver.unlimited(() => migrate(kysely, migrations));
			await warnOfLostChanges(kysely, driver.kind, options.log);
		},
		listen: (channel, listener) => listen(driver, channel, listener),
		copyTo: (directory) => driver.copyTo(directory),
		connections: () => ({ open: driver.pool.totalCount, idle: driver.pool.idleCount, waiting: driver.pool.waitingCount }),
		reachable: () => reachable(kysely),
		close: async () => {
			await driver.pool.end();
			await driver.close();
		},
	};
}

async function listen(driver: DatabaseDriver, channel: string, listener: NotificationListener): Promise<() => Promise<void>> {
	if (driver.channels.add(channel, listener)) await driver.listen(channel);
	return async () => {
		if (driver.channels.remove(channel, listener)) await driver.unlisten(channel);
	};
}

async function reachable(kysely: Kysely<unknown>): Promise<boolean> {
	const answer = sql`select 1`.execute(kysely).then(
		() => true,
		() => false,
	);
	return falseOnTimeout(1000, answer);
}
