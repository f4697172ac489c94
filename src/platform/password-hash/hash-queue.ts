// Limits how many password hashes run at once and how long callers wait.
import { Unavailable } from '../unavailable.ts';
import { FairQueue, type HashCaller } from './fair-queue.ts';
import { RetryAfterSpread } from './retry-after-spread.ts';

export type { HashCaller } from './fair-queue.ts';

export type QueueLimits = {
	/** Hashes that are computed at the same time. */
	readonly atOnce: number;
	/** Longest wait in ms. A caller that would wait longer is refused. */
	readonly longestWaitMs: number;
};

/** Most callers that wait, however short the wait would be: each holds a request in memory. */
const maxWaiting = 1_000;
/** Time of a hash until some were measured, in ms. */
const firstGuessMs = 20;
/** Weight of the newest hash in the mean time of one. */
const newestWeight = 0.05;

/** A caller who waits for a place. */
type Waiting = { readonly start: () => void; readonly refuse: () => void };

/**
 * The queue of password hashes: with it a burst of sign-ins neither slows pages nor piles up.
 *
 * Waiting callers are served in turn: network by network, and within a network account by account. The queue is full when a new caller
 * would wait longer than `longestWaitMs`, or at 1,000 callers. Then the newest caller of the largest network is refused to make room, if
 * that network has at least two callers more than the new caller's network. Otherwise the new caller is refused.
 */
export class HashQueue {
	readonly #limits: QueueLimits;
	readonly #waiting = new FairQueue<Waiting>();
	readonly #retryAfterSpread = new RetryAfterSpread();
	#running = 0;
	#msEach = firstGuessMs;

	constructor(limits: QueueLimits) {
		this.#limits = limits;
	}

	/** Callers that wait for their turn. */
	get waiting(): number {
		return this.#waiting.size;
	}

	/** Runs the work when its turn comes. Throws `Unavailable`, with the time to come back, when that is too late. */
	async run<Result>(caller: HashCaller, work: () => Promise<Result>): Promise<Result> {
		if (this.#running < this.#limits.atOnce) this.#running++;
		else await this.#turnOf(caller);
		const started = performance.now();
		try {
			return await work();
		} finally {
			this.#msEach += newestWeight * (performance.now() - started - this.#msEach);
			this.#passOn();
		}
	}

	/** Resolves when the caller has one of the places of running work. */
	async #turnOf(caller: HashCaller): Promise<void> {
		if (this.#isFull()) {
			const displaced = this.#waiting.giveWayTo(caller.networkKey);
			if (displaced === undefined) throw this.#refusal();
			displaced.refuse();
		}
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const waiting = { start: resolve, refuse: () => reject(this.#refusal()) };
		const timeout = setTimeout(() => this.#waiting.remove(caller, waiting) && waiting.refuse(), this.#limits.longestWaitMs);
		this.#waiting.add(caller, waiting);
		return promise.finally(() => clearTimeout(timeout));
	}

	/** Gives the place of work that has ended to the next caller. */
	#passOn(): void {
		const next = this.#waiting.take();
		if (next) next.start();
		else this.#running--;
	}

	#isFull(): boolean {
		return this.#waiting.size >= Math.min(maxWaiting, this.#limits.longestWaitMs / this.#msPerTurn());
	}

	/** Time from one turn to the next, in ms. */
	#msPerTurn(): number {
		return this.#msEach / this.#limits.atOnce;
	}

	#refusal(): Unavailable {
		const retryAfterSeconds = this.#retryAfterSpread.next(performance.now(), this.#msPerTurn());
		return new Unavailable('too many passwords are waiting to be checked', { retryAfterSeconds });
	}
}
