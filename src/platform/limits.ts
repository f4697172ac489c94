// How often something may happen: counts that all processes share, in Redis or PostgreSQL, or of one process, in memory.
import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Counts, Step } from './limits/counts.ts';
import { InsuredCounts } from './limits/insured-counts.ts';
import { MemoryCounts } from './limits/memory-counts.ts';
import { PostgresCounts } from './limits/postgres-counts.ts';
import { RedisCounts } from './limits/redis-counts.ts';
import type { Log } from './log.ts';

export { migrations as limitMigrations } from './limits/migrations.ts';

export type Limit = {
	/** Limits of different names count apart. */
	readonly name: string;
	/** Takes that are free. */
	readonly points: number;
	/** Seconds of a window, which begins with the first take; with `waits`, seconds after the last take until all is forgotten. */
	readonly perSeconds: number;
	/**
	 * Seconds to wait after the take that used the points up, and after each that follows; the last one goes on. Without,
	 * the wait is until the window ends.
	 */
	readonly waits?: readonly number[];
};

/** `count` is how many takes count, this one included. The wait is whole seconds, at least 1, as `Retry-After` has it. */
export type Taken = { readonly ok: true; readonly count: number } | { readonly ok: false; readonly retryAfterSeconds: number };

/** A key is anything, such as an e-mail: only its HMAC is kept. Nothing here throws because a store is away. */
export type Limits = {
	/** Takes a point, if there is one. Among takes at once, of all processes, exactly as many succeed as there are points (A12). */
	take(limit: Limit, key: string): Promise<Taken>;
	/** Undoes a take, for what turned out not to count. */
	giveBack(limit: Limit, key: string): Promise<void>;
	/** Forgets what was taken. */
	reset(limit: Limit, key: string): Promise<void>;
	/** How many takes count now, and whether the next one would be refused. */
	read(limit: Limit, key: string): Promise<{ readonly count: number; readonly isUsedUp: boolean }>;
};

export type LimitsOptions = {
	readonly clock: Clock;
	readonly log: Log;
	/** For the HMAC of keys; the same in all processes. */
	readonly secret: string | Buffer;
	readonly redis?: Redis | undefined;
	/** Before each key in Redis; `kiosco:limit:` unless told. */
	readonly redisPrefix?: string;
	/** Takes the place of Redis when it is a PostgreSQL server, with `limitMigrations`. PGlite is of one process, as memory is. */
	readonly database?: Database | undefined;
};

/** Limits on the best store that there is; while it fails, on memory (X04). */
export function createLimits(options: LimitsOptions): Limits {
	const counts = countsFor(options);
	const now = () => options.clock().getTime();
	const keyOf = ({ name }: Limit, key: string) =>
		`${name}:${createHmac('sha256', options.secret).update(`${name}\n${key}`).digest('base64url')}`;
	return {
		take: async (limit, key) => {
			const step = stepOf(limit, now());
			const { taken, count, freeAt } = await counts.take(keyOf(limit, key), step);
			if (taken) return { ok: true, count };
			return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((freeAt - step.now) / 1000)) };
		},
		giveBack: (limit, key) => counts.giveBack(keyOf(limit, key)),
		reset: (limit, key) => counts.clear(keyOf(limit, key)),
		read: async (limit, key) => {
			const kept = await counts.read(keyOf(limit, key));
			if (kept === undefined || kept.endsAt <= now()) return { count: 0, isUsedUp: false };
			return { count: kept.count, isUsedUp: kept.freeAt > now() };
		},
	};
}

function countsFor({ redis, redisPrefix = 'kiosco:limit:', database, log }: LimitsOptions): Counts {
	const memory = new MemoryCounts();
	if (redis) return new InsuredCounts(new RedisCounts(redis, redisPrefix), memory, log);
	if (database?.kind === 'postgres') return new InsuredCounts(new PostgresCounts(database, log), memory, log);
	return memory;
}

function stepOf({ points, perSeconds, waits = [] }: Limit, now: number): Step {
	return { now, points, windowMs: perSeconds * 1000, waitsMs: waits.map((seconds) => seconds * 1000) };
}
