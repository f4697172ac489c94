// The capacity of the process: how many requests it works on at once, and the place of each. A request that only waits gives its place back.
import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest time in seconds that a request should wait behind others. */
const LONGEST_WAIT_S = 0.5;
/** Concurrent requests that are always accepted, however slow each is. */
const MIN_CONCURRENT = 24;
const WINDOW_MS = 200;

/**
 * Accepts as many concurrent requests as are answered in `LONGEST_WAIT_S` (Little's law), and refuses the rest at once instead
 * of making everyone wait (L08). It measures the rate in windows of 200 ms. Any window can raise the rate; only a window in
 * which the limit was reached can lower it.
 */
export class LoadLimit {
	readonly #now: () => number;
	#running = 0;
	#answered = 0;
	#perSecond = 200;
	#limitReached = false;
	#since: number;

	/** `now` is a monotonic clock in ms. */
	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
		this.#since = now();
	}

	/** How many requests may run at the same time, as far as is known now. */
	get places(): number {
		return Math.max(MIN_CONCURRENT, this.#perSecond * LONGEST_WAIT_S);
	}

	/** Whether one more request may start. If so, the caller must call `leave` when it ends. */
	enter(): boolean {
		this.#learn();
		if (this.#running >= this.places) {
			this.#limitReached = true;
			return false;
		}
		this.#running++;
		return true;
	}

	/** Gives a request that left to wait its place back, even when all places are taken: most of its work is done. */
	resume(): void {
		this.#running++;
	}

	/** Frees the place of a request that ends, or only waits until `resume`: its work so far counts as an answer. */
	leave(): void {
		this.#running--;
		this.#answered++;
	}

	#learn(): void {
		const elapsed = this.#now() - this.#since;
		if (elapsed < WINDOW_MS) return;
		const measured = (this.#answered * 1000) / elapsed;
		if (measured > this.#perSecond || this.#limitReached) this.#perSecond = (this.#perSecond + measured) / 2;
		this.#answered = 0;
		this.#limitReached = false;
		this.#since += elapsed;
	}
}

/** The place of a request. Waits may overlap: each `wait` has its `resume`. */
export type CapacityPlace = { wait(): void; resume(): void };

const places = new AsyncLocalStorage<CapacityPlace>();

/** Runs work that belongs to the request of this place, with all that it starts. */
export const withPlace = <Result>(place: CapacityPlace, work: () => Result): Result => places.run(place, work);

/**
 * Waits for something that has a limit of its own, such as a queue or the body of a request. Meanwhile the current request holds no place,
 * so that those who wait do not keep others out.
 */
export async function outsideCapacity<Result>(wait: () => Promise<Result>): Promise<Result> {
	const place = places.getStore();
	place?.wait();
	try {
		return await wait();
	} finally {
		place?.resume();
	}
}
