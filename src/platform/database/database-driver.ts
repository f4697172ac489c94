import type pg from 'pg';
import type { Channels } from './channels.ts';

/** What differs between PGlite and a PostgreSQL server: the pool, notifications, time limits, and copying the whole database. */
export type DatabaseDriver = {
	readonly kind: 'pglite' | 'postgres';
	readonly pool: pg.Pool;
	readonly channels: Channels;
	/** Starts to listen to a channel. Resolves when notifications arrive, or when the database is known to be down. */
	listen(channel: string): Promise<void>;
	unlisten(channel: string): Promise<void>;
	/** Runs work without the time limit of queries. */
	unlimited<T>(work: () => Promise<T>): Promise<T>;
	/** See `Database.copyTo`. */
	copyTo(directory: string): Promise<void>;
	/** Closes everything but the pool, which must be closed first. */
	close(): Promise<void>;
};
