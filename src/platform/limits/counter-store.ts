// The interface of every counter store, and the arithmetic of a take.

/** The counter of a key; times in ms since 1970. */
export type Counter = {
	/** Takes that count now. */
	readonly count: number;
	/** The next take is allowed from this time on. */
	readonly freeAt: number;
	/** From this time on the counter is forgotten. */
	readonly endsAt: number;
};

/** A take to try, with the limit of its key; `now` in ms, `perSeconds` and `waits` in s. */
export type TakeStep = {
	readonly key: string;
	readonly now: number;
	readonly points: number;
	readonly perSeconds: number;
	/** Waits after take number `points` and each later one; the last entry repeats. Empty: the wait lasts until the window ends. */
	readonly waits: readonly number[];
};

/** The counter of a key after a take, and whether the take was allowed. */
export type TakeOutcome = Counter & { readonly taken: boolean };

/** Corrections after an attempt. */
export type Settlement = {
	/** Keys whose last take is undone, each at most once. */
	readonly undoLast?: readonly string[];
	/** Keys whose counter is deleted. */
	readonly reset?: readonly string[];
	/** Further takes, of other keys. */
	readonly take?: readonly TakeStep[];
};

/** Stores counters. Every operation on a key is atomic among all processes that share the store. */
export type CounterStore = {
	/** Tries each take, and resolves to the outcomes in the same order. */
	take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]>;
	settle(settlement: Settlement): Promise<void>;
	read(key: string): Promise<Counter | undefined>;
};

/** The counter of a key without takes. */
export const emptyCounter: Counter = { count: 0, freeAt: 0, endsAt: 0 };

/** How far the clocks of processes may differ, in ms. */
export const clockSkewMs = 300_000;

/**
 * Whether a counter counts now. A counter that ends later than a window from now was written before the clock was set back. It is forgotten
 * like one that has ended; otherwise the waits could take hours.
 */
export const isLive = ({ endsAt }: Counter, { now, perSeconds }: Pick<TakeStep, 'now' | 'perSeconds'>): boolean =>
	endsAt > now && endsAt <= now + perSeconds * 1000 + clockSkewMs;

/** The arithmetic of a take. Lua and SQL repeat it for Redis and PostgreSQL. */
export function outcomeOf(counter: Counter | undefined, step: Omit<TakeStep, 'key'>): TakeOutcome {
	const { now, points, perSeconds, waits } = step;
	const { count, freeAt, endsAt } = counter && isLive(counter, step) ? counter : emptyCounter;
	if (freeAt > now) return { taken: false, count, freeAt, endsAt };
	const ends = count === 0 || waits.length > 0 ? now + perSeconds * 1000 : endsAt;
	const beyond = count + 1 - points;
	const wait = waits[Math.min(beyond, waits.length - 1)];
	const free = beyond < 0 ? 0 : wait === undefined ? ends : now + wait * 1000;
	return { taken: true, count: count + 1, freeAt: free, endsAt: ends };
}
