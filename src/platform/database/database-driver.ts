import type pg from 'pg';
import type { Channels } from './channels.ts';

/** One way to a database: a pool and what differs between PGlite and PostgreSQL. */
export type DatabaseDriver = {
	readonly kind: 'pglite' | 'postgres';
	readonly pool: pg.Pool;
	readonly channels: Channels;
	/** Begins to listen to a channel; resolves when notices arrive, or when the database is known to be down. */
	listen(channel: string): Promise<void>;
	unlisten(channel: string): Promise<void>;
	/** Runs work that no time limit stops. */
	unhurried<T>(work: () => Promise<T>): Promise<T>;
	/** See `Database.copyTo`. */
	copyTo(directory: string): Promise<void>;
	/** Closes all but the pool, after it. */
	close(): Promise<void>;
};
