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
