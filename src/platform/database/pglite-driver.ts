import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lockDataDir } from '../data-lock.ts';
import type { OpenDatabase } from '../database.ts';
import { Channels } from './channels.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { connectFault } from './database-unavailable.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { valueTypes } from './value-types.ts';

/** PGlite in `<dataDir>/database`, behind a pool of its single connection. */
export async function pgliteDriver(options: OpenDatabase): Promise<DatabaseDriver> {
	const place = await takePlace(options);
	const engine = await startOrLeave(options, place);
	const channels = new Channels(options.log);
	const pool = onePool(engine, options);
	pool.on('connect', (client) => listenAgain(client, channels));
	return {
		kind: 'pglite',
		pool,
		channels,
		listen: (channel) => listen(pool, channel),
		unlisten: async (channel) => void (await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`)),
		unhurried: (work) => engine.unhurried(work),
		copyTo: (directory) => engine.copyTo(directory),
		close: async () => {
			await engine.close();
			await place.leave();
		},
	};
}

/** However long others keep the one connection: who listens does so for good. */
async function listen(pool: pg.Pool, channel: string): Promise<void> {
	try {
		await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
	} catch (error) {
		if (connectFault(error).trouble !== 'busy') throw error;
		await listen(pool, channel);
	}
}

type Place = { readonly dataDir: string; readonly leave: () => Promise<void> };

async function takePlace({ dataDir, port }: OpenDatabase): Promise<Place> {
	if (dataDir === 'memory://') return { dataDir, leave: async () => {} };
	await mkdir(dataDir, { recursive: true });
	const lock = await lockDataDir(dataDir, port);
	return { dataDir: join(dataDir, 'database'), leave: lock.release };
}

async function startOrLeave(options: OpenDatabase, place: Place): Promise<PgliteEngine> {
	try {
		return await PgliteEngine.start({ dataDir: place.dataDir, timeLimitMs: options.queryLimitMs ?? 4000, log: options.log });
	} catch (error) {
		await place.leave();
		throw error;
	}
}

function onePool(engine: PgliteEngine, options: OpenDatabase): pg.Pool {
	return new pg.Pool({
		stream: () => new PgliteSocket(engine),
		user: 'postgres',
		database: 'postgres',
		max: 1,
		// A new client would be a new session of the same backend; there is nothing to save by closing an idle one.
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: options.waitMs ?? 1000,
		types: valueTypes(),
	});
}

function listenAgain(client: pg.PoolClient, channels: Channels): void {
	client.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
	for (const channel of channels.names()) client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
	channels.catchUp();
}
