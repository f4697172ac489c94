import pg from 'pg';
import type { OpenDatabase } from '../database.ts';
import { Channels } from './channels.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { PostgresListener } from './postgres-listener.ts';
import { valueTypes } from './value-types.ts';

/** A PostgreSQL server, 15 or newer. Opens no connection yet, so a process may start while the server is down. */
export function postgresDriver(databaseUrl: string, options: OpenDatabase): DatabaseDriver {
	const channels = new Channels(options.log);
	const listener = new PostgresListener({ databaseUrl, channels, log: options.log });
	const pool = boundedPool(databaseUrl, options);
	return {
		kind: 'postgres',
		pool,
		channels,
		listen: (channel) => listener.listen(channel),
		unlisten: (channel) => listener.unlisten(channel),
		// Migrations lift statement_timeout themselves, inside their transaction.
		unhurried: (work) => work(),
		copyTo: () => Promise.reject(new Error('PostgreSQL is backed up with its own pg_dump')),
		close: () => listener.close(),
	};
}

function boundedPool(databaseUrl: string, options: OpenDatabase): pg.Pool {
	return new pg.Pool({
		connectionString: databaseUrl,
		max: options.poolSize ?? 10,
		connectionTimeoutMillis: options.waitMs ?? 1000,
		statement_timeout: options.queryLimitMs ?? 4000,
		// A transaction whose process hangs would keep its locks for ever.
		idle_in_transaction_session_timeout: 30_000,
		application_name: 'kiosco',
		types: valueTypes(),
	});
}
