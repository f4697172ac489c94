// The interface that PGlite and a PostgreSQL server both have, and how both read the values of columns.
import pg from 'pg';
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

/**
 * How column types become JavaScript values, the same on both databases: `int8` a number (throws beyond 2^53), `date` the text
 * `YYYY-MM-DD`, `timestamptz` a `Date`, `json` parsed, `numeric` its text, `bytea` a `Buffer`.
 */
export function valueTypes(): pg.CustomTypesConfig {
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, safeInteger);
	types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
	return types;
}

function safeInteger(text: string): number {
	const number = Number(text);
	if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript number`);
	return number;
}
