import PQueue from 'p-queue';
import { Unavailable } from '../unavailable.ts';

export type QueueLimits = {
	readonly atOnce: number;
	/** Those who wait for a place; whoever comes after them is turned away. */
	readonly mostWaiting: number;
};

/** Lets a bounded number work at once and a bounded number wait, so that a burst of sign-ins neither starves pages nor piles up. */
export class HashQueue {
	readonly #queue: PQueue;
	readonly #mostWaiting: number;

	constructor({ atOnce, mostWaiting }: QueueLimits) {
		this.#queue = new PQueue({ concurrency: atOnce });
		this.#mostWaiting = mostWaiting;
	}

	/** Runs the work in its turn, or throws `Unavailable` at once. */
	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#isFull()) throw new Unavailable('too many passwords wait to be checked', { retryAfterSeconds: 1 });
		return this.#queue.add(work);
	}

	#isFull(): boolean {
		return this.#queue.size >= this.#mostWaiting && this.#queue.pending >= this.#queue.concurrency;
	}
}
