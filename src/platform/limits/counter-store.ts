/** How a key stands; times in ms since 1970. */
export type Counter = {
	/** Takes that count. */
	readonly count: number;
	/** Before this nothing more is taken. */
	readonly freeAt: number;
	/** From here on the count is forgotten. */
	readonly endsAt: number;
};

/** What a take asks; times in ms. */
export type TakeStep = {
	readonly key: string;
	readonly now: number;
	readonly points: number;
	readonly windowMs: number;
	/** Waits after the `points`th take and each after it, of which the last goes on; none: until the window ends. */
	readonly waitsMs: readonly number[];
};

/** How a key stands after a take that was counted, or was not. */
export type TakeOutcome = Counter & { readonly taken: boolean };

/** Keys, of which each stands there once, whose last take is undone, and those whose takes are all forgotten. */
export type CounterUndo = { readonly last?: readonly string[]; readonly all?: readonly string[] };

/** A place where counts are kept. What is done to a key is atomic among all who share the place. */
export type CounterStore = {
	/** Takes from each key that can give, and tells how each then stands, in the order asked. */
	take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]>;
	undo(undo: CounterUndo): Promise<void>;
	read(key: string): Promise<Counter | undefined>;
};

/** How a key stands that nothing was taken from. */
export const emptyCounter: Counter = { count: 0, freeAt: 0, endsAt: 0 };

/** The arithmetic of a take, which Lua and SQL repeat where the counts lie there. */
export function outcomeOf(kept: Counter | undefined, { now, points, windowMs, waitsMs }: Omit<TakeStep, 'key'>): TakeOutcome {
	const { count, freeAt, endsAt } = kept && kept.endsAt > now ? kept : emptyCounter;
	if (freeAt > now) return { taken: false, count, freeAt, endsAt };
	const ends = count === 0 || waitsMs.length > 0 ? now + windowMs : endsAt;
	const beyond = count + 1 - points;
	const wait = waitsMs[Math.min(beyond, waitsMs.length - 1)];
	const free = beyond < 0 ? 0 : wait === undefined ? ends : now + wait;
	return { taken: true, count: count + 1, freeAt: free, endsAt: ends };
}
