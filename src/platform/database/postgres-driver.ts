import pg from 'pg';
import { Channels } from './channels.ts';
import { type DatabaseDriver, valueTypes } from './database-driver.ts';
import type { DatabaseOptions } from './database-options.ts';
import { dropStuckClients } from './drop-stuck-clients.ts';
import { PostgresListener } from './postgres-listener.ts';

const defaultLimitMs = 4_000;
/** Time in which the server's own refusal of a long query arrives, in ms. */
const graceMs = 500;

/** The driver for a PostgreSQL server, 15 or newer. It opens no connection yet, so a process can start while the server is down (X01). */
export function postgresDriver(databaseUrl: string, options: DatabaseOptions): DatabaseDriver {
	const channels = new Channels(options.log);
	const listener = new PostgresListener({ databaseUrl, channels, log: options.log });
	const pool = boundedPool(databaseUrl, options);
	let unlimited = 0;
	dropStuckClients(pool, { answerMs: (options.queryLimitMs ?? defaultLimitMs) + graceMs, isLimited: () => unlimited === 0 });
	return {
		kind: 'postgres',
		pool,
		channels,
		listen: (channel) => listener.listen(channel),
		unlisten: (channel) => listener.unlisten(channel),
		// Migrations lift `statement_timeout` themselves, inside their transaction.
		unlimited: async (work) => {
			unlimited++;
			return work().finally(() => unlimited--);
		},
		copyTo: () => Promise.reject(new Error('back up a PostgreSQL server with pg_dump')),
		close: () => listener.close(),
	};
}

function boundedPool(databaseUrl: string, options: DatabaseOptions): pg.Pool {
	return new pg.Pool({
		connectionString: databaseUrl,
		max: options.poolSize ?? 10,
		connectionTimeoutMillis: options.waitMs ?? 1000,
		statement_timeout: options.queryLimitMs ?? defaultLimitMs,
		// Idle connections whose other end is gone are noticed within 20 s.
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
		// Otherwise a transaction of a process that hangs would hold its locks forever.
		idle_in_transaction_session_timeout: 30_000,
		application_name: 'kiosco',
		types: valueTypes(),
	});
}
