import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Channels } from './channels.ts';
import { lockDataDir } from './data-lock.ts';
import { type DatabaseDriver, valueTypes } from './database-driver.ts';
import type { DatabaseOptions } from './database-options.ts';
import { connectFault } from './database-unavailable.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { PgliteSocket } from './pglite-socket.ts';

/** The driver for PGlite in `<dataDir>/database`, behind a pool of its single connection. Throws `DataDirInUse`. */
export async function pgliteDriver(options: DatabaseOptions): Promise<DatabaseDriver> {
	const directory = await lockDirectory(options);
	const engine = await startOrRelease(options, directory);
	const channels = new Channels(options.log);
	const pool = singleConnectionPool(engine, channels, options);
	return {
		kind: 'pglite',
		pool,
		channels,
		listen: (channel) => listen(pool, channel),
		unlisten: async (channel) => void (await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`)),
		unlimited: (work) => engine.unlimited(work),
		copyTo: (target) => engine.copyTo(target),
		close: async () => {
			await engine.close();
			await directory.release();
		},
	};
}

/** Retries for as long as other work holds the one connection: a listener must not be lost. */
async function listen(pool: pg.Pool, channel: string): Promise<void> {
	try {
		await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
	} catch (error) {
		if (connectFault(error).trouble !== 'busy') throw error;
		await listen(pool, channel);
	}
}

/** A directory that this process holds until it calls `release`. */
type HeldDirectory = { readonly dataDir: string; readonly release: () => Promise<void> };

async function lockDirectory({ dataDir, port }: DatabaseOptions): Promise<HeldDirectory> {
	await mkdir(dataDir, { recursive: true });
	const lock = await lockDataDir(dataDir, port);
	return { dataDir: join(dataDir, 'database'), release: lock.release };
}

async function startOrRelease(options: DatabaseOptions, directory: HeldDirectory): Promise<PgliteEngine> {
	try {
		return await PgliteEngine.start({ dataDir: directory.dataDir, timeLimitMs: options.queryLimitMs ?? 4000, log: options.log });
	} catch (error) {
		await directory.release();
		throw error;
	}
}

function singleConnectionPool(engine: PgliteEngine, channels: Channels, options: DatabaseOptions): pg.Pool {
	return new pg.Pool({
		stream: () => new PgliteSocket(engine),
		user: 'postgres',
		database: 'postgres',
		max: 1,
		// Closing an idle client saves nothing: the next one is a new session of the same engine.
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: options.waitMs ?? 1000,
		types: valueTypes(),
		onConnect: (client) => listenAgain(client, channels),
	});
}

/** Restores the listeners of a new session. The pool hands the client out only when this resolves. */
async function listenAgain(client: pg.ClientBase, channels: Channels): Promise<void> {
	client.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
	for (const channel of channels.names()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
	channels.catchUp();
}
