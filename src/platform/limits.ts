// Rate limits: how often something may happen. Counters live in Redis or PostgreSQL, shared by all processes, or in memory.
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { type CounterStore, isLive, type TakeOutcome, type TakeStep } from './limits/counter-store.ts';
import { FallbackCounterStore } from './limits/fallback-counter-store.ts';
import { MemoryCounterStore } from './limits/memory-counter-store.ts';
import { PostgresCounterStore } from './limits/postgres-counter-store.ts';
import { RedisCounterStore } from './limits/redis-counter-store.ts';
import type { Log } from './log.ts';
import { traceCounters } from './tracing/trace-counters.ts';
import type { Tracing } from './tracing/tracing.ts';

export { migrations as limitMigrations } from './limits/migrations.ts';

/** How often something may happen. */
export type Limit = {
	/** Limits with different names count separately. */
	readonly name: string;
	/** How many takes are allowed in a window. */
	readonly points: number;
	/** Length of a window in seconds; it starts with the first take. With `waits`: seconds after the last take until the counter is forgotten. */
	readonly perSeconds: number;
	/**
	 * Seconds to wait after the take that used up the points, and after each later one; the last entry repeats. Without `waits`
	 * the next take must wait until the window ends.
	 */
	readonly waits?: readonly number[];
};

/** The result of a take. `count` includes this take. `retryAfterSeconds` is a whole number of at least 1, for `Retry-After`. */
export type TakeResult = { readonly ok: true; readonly count: number } | { readonly ok: false; readonly retryAfterSeconds: number };

/** The result of a take from several budgets: their counts, including this take, or the seconds until all have a point. */
export type TakeAllResult =
	| { readonly ok: true; readonly counts: readonly number[] }
	| { readonly ok: false; readonly retryAfterSeconds: number };

/** A limit, and the key that it counts, such as an email address or a network. */
export type Budget = { readonly limit: Limit; readonly key: string };

/** Takes and counts points. Stores hold only the HMAC of a key. No method throws because a store is down. */
export type Limits = {
	/** Takes a point, if there is one. Of concurrent takes, in all processes, exactly as many succeed as there are points (A12). */
	take(limit: Limit, key: string): Promise<TakeResult>;
	/** Takes a point from each budget, or from none. */
	takeAll(budgets: readonly Budget[]): Promise<TakeAllResult>;
	/**
	 * Corrections after an attempt, all at once. `undoLast`: budgets whose last take is undone. `reset`: budgets whose counter is deleted.
	 * `take`: further budgets to take from, each if it has a point.
	 */
	settle(settlement: Partial<Readonly<Record<'undoLast' | 'reset' | 'take', readonly Budget[]>>>): Promise<void>;
	/** The current count, and whether the next take would be refused. */
	read(limit: Limit, key: string): Promise<{ readonly count: number; readonly isUsedUp: boolean }>;
};

export type LimitsOptions = {
	readonly clock: Clock;
	readonly log: Log;
	/** Key of the HMAC; the same in all processes. */
	readonly secret: string | KeyObject;
	readonly redis?: Redis | undefined;
	/** Prefix of the keys in Redis; default: `kiosco:limit:`. */
	readonly redisPrefix?: string;
	/** Used without Redis, if it is a PostgreSQL server with `limitMigrations`. PGlite belongs to one process, so memory is enough. */
	readonly database?: Database | undefined;
	/** Makes waits for Redis spans of the requests that need them. */
	readonly tracing?: Pick<Tracing, 'step'> | undefined;
};

/** Creates limits on Redis, else PostgreSQL, else memory. While a shared store fails they use memory (X04). */
export function createLimits(options: LimitsOptions): Limits {
	const store = counterStoreFor(options);
	const now = () => options.clock().getTime();
	const keyOf = hmacKeys(options.secret);
	const stepOf = (budget: Budget): TakeStep => ({ waits: [], ...budget.limit, key: keyOf(budget), now: now() });
	const takeAll = async (budgets: readonly Budget[]): Promise<TakeAllResult> => {
		const steps = budgets.map(stepOf);
		const outcomes = await store.take(steps);
		if (outcomes.every(({ taken }) => taken)) return { ok: true, counts: outcomes.map(({ count }) => count) };
		const undoLast = steps.filter((_, at) => outcomes[at]?.taken).map(({ key }) => key);
		if (undoLast.length > 0) await store.settle({ undoLast });
		return { ok: false, retryAfterSeconds: Math.max(...steps.map((step, at) => secondsToWait(step, outcomes[at]))) };
	};
	return {
		takeAll,
		take: async (limit, key) => {
			const taken = await takeAll([{ limit, key }]);
			return taken.ok ? { ok: true, count: taken.counts[0] ?? 0 } : taken;
		},
		settle: ({ undoLast = [], reset = [], take = [] }) =>
			store.settle({ undoLast: undoLast.map(keyOf), reset: reset.map(keyOf), take: take.map(stepOf) }),
		read: async (limit, key) => {
			const counter = await store.read(keyOf({ limit, key }));
			if (counter === undefined || !isLive(counter, { ...limit, now: now() })) return { count: 0, isUsedUp: false };
			return { count: counter.count, isUsedUp: counter.freeAt > now() };
		},
	};
}

function counterStoreFor({ redis, redisPrefix = 'kiosco:limit:', database, log, tracing }: LimitsOptions): CounterStore {
	const memory = new MemoryCounterStore();
	if (redis) {
		const shared = new RedisCounterStore(redis, redisPrefix);
		return new FallbackCounterStore(tracing ? traceCounters(shared, tracing) : shared, memory, { log });
	}
	if (database?.kind === 'postgres') return new FallbackCounterStore(new PostgresCounterStore(database, log), memory, { log });
	return memory;
}

/** Makes the keys of a store: HMACs, so that the store does not reveal email or IP addresses. */
function hmacKeys(secret: string | KeyObject): (budget: Budget) => string {
	const hmacKey = typeof secret === 'string' ? createSecretKey(Buffer.from(secret)) : secret;
	return ({ limit: { name }, key }) => `${name}:${createHmac('sha256', hmacKey).update(`${name}\n${key}`).digest('base64url')}`;
}

/**
 * Seconds until the next take: 0 after a take, and never longer than the limit can demand, even if the clock was set back since the last
 * take.
 */
function secondsToWait({ now, perSeconds, waits }: TakeStep, outcome: TakeOutcome | undefined): number {
	if (outcome?.taken) return 0;
	const longest = waits.length > 0 ? Math.max(...waits) : perSeconds;
	return Math.max(1, Math.min(Math.ceil(((outcome?.freeAt ?? now) - now) / 1000), longest));
}
