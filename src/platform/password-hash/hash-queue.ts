import PQueue from 'p-queue';
import { Unavailable } from '../unavailable.ts';

/** Limits of the queue. */
export type QueueLimits = {
	/** Calls that run at the same time. */
	readonly atOnce: number;
	/** Calls that may wait; later ones are refused. */
	readonly maxWaiting: number;
};

/** Limits how many hashes are computed at once and how many wait, so that a burst of sign-ins neither slows pages nor piles up. */
export class HashQueue {
	readonly #queue: PQueue;
	readonly #maxWaiting: number;

	constructor({ atOnce, maxWaiting }: QueueLimits) {
		this.#queue = new PQueue({ concurrency: atOnce });
		this.#maxWaiting = maxWaiting;
	}

	/** Runs the work when a place is free. Throws `Unavailable` at once when the queue is full. */
	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#isFull()) throw new Unavailable('too many passwords are waiting to be checked', { retryAfterSeconds: 1 });
		return this.#queue.add(work);
	}

	#isFull(): boolean {
		return this.#queue.size >= this.#maxWaiting && this.#queue.pending >= this.#queue.concurrency;
	}
}
