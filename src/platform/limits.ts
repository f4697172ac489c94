// How often something may happen: counts that all processes share, in Redis or PostgreSQL, or of one process, in memory.
import { createHmac, createSecretKey } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { CounterStore, TakeOutcome, TakeStep } from './limits/counter-store.ts';
import { FallbackCounterStore } from './limits/fallback-counter-store.ts';
import { MemoryCounterStore } from './limits/memory-counter-store.ts';
import { PostgresCounterStore } from './limits/postgres-counter-store.ts';
import { RedisCounterStore } from './limits/redis-counter-store.ts';
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
export type TakeResult = { readonly ok: true; readonly count: number } | { readonly ok: false; readonly retryAfterSeconds: number };

/** A limit and whom it counts. */
export type Budget = { readonly limit: Limit; readonly key: string };

/** A key is anything, such as an e-mail: only its HMAC is kept. Nothing here throws because a store is away. */
export type Limits = {
	/** Takes a point, if there is one. Among takes at once, of all processes, exactly as many succeed as there are points (A12). */
	take(limit: Limit, key: string): Promise<TakeResult>;
	/** Takes a point from each budget, or from none; gives the whole seconds until all of them can give, 0 when they did. */
	takeAll(budgets: readonly Budget[]): Promise<number>;
	/** Undoes the last take of some budgets, for what turned out not to count, and forgets all takes of others. */
	undo(undo: { readonly last?: readonly Budget[]; readonly all?: readonly Budget[] }): Promise<void>;
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
	const store = counterStoreFor(options);
	const now = () => options.clock().getTime();
	const keyOf = hiddenKeys(options.secret);
	const takeEach = async (budgets: readonly Budget[]) => {
		const steps = budgets.map((budget) => stepOf(budget.limit, keyOf(budget), now()));
		const outcomes = await store.take(steps);
		return outcomes.map((outcome, at) => takenOf(outcome, steps[at]?.now ?? 0));
	};
	return {
		take: async (limit, key) => {
			const [taken] = await takeEach([{ limit, key }]);
			if (!taken) throw new Error('a store of limits tells of each key');
			return taken;
		},
		takeAll: async (budgets) => {
			const all = await takeEach(budgets);
			const taken = budgets.filter((_, at) => all[at]?.ok);
			if (taken.length < budgets.length) await store.undo({ last: taken.map(keyOf) });
			return Math.max(0, ...all.map((one) => (one.ok ? 0 : one.retryAfterSeconds)));
		},
		undo: ({ last = [], all = [] }) => store.undo({ last: last.map(keyOf), all: all.map(keyOf) }),
		read: async (limit, key) => {
			const kept = await store.read(keyOf({ limit, key }));
			if (kept === undefined || kept.endsAt <= now()) return { count: 0, isUsedUp: false };
			return { count: kept.count, isUsedUp: kept.freeAt > now() };
		},
	};
}

function counterStoreFor({ redis, redisPrefix = 'kiosco:limit:', database, log }: LimitsOptions): CounterStore {
	const memory = new MemoryCounterStore();
	if (redis) return new FallbackCounterStore(new RedisCounterStore(redis, redisPrefix), memory, log);
	if (database?.kind === 'postgres') return new FallbackCounterStore(new PostgresCounterStore(database, log), memory, log);
	return memory;
}

/** Names keys so that a store tells nobody what they are. */
function hiddenKeys(secret: string | Buffer): (budget: Budget) => string {
	const hmacKey = createSecretKey(typeof secret === 'string' ? Buffer.from(secret) : secret);
	return ({ limit: { name }, key }) => `${name}:${createHmac('sha256', hmacKey).update(`${name}\n${key}`).digest('base64url')}`;
}

function takenOf({ taken, count, freeAt }: TakeOutcome, now: number): TakeResult {
	return taken ? { ok: true, count } : { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1000)) };
}

function stepOf({ points, perSeconds, waits = [] }: Limit, key: string, now: number): TakeStep {
	return { key, now, points, windowMs: perSeconds * 1000, waitsMs: waits.map((seconds) => seconds * 1000) };
}
