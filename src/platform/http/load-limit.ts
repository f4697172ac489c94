/** Longest time a request should wait behind others, in seconds. */
const LONGEST_WAIT_S = 0.5;
/** Requests at once that are always taken, however slow each is. */
const LEAST = 24;
const WINDOW_MS = 200;

/**
 * Takes as many requests at once as are answered in `LONGEST_WAIT_S` (Little's law), so that the excess is refused at
 * once instead of making everyone wait (L08). The rate is learned: up from any window, down only when the limit was met.
 */
export class LoadLimit {
	readonly #now: () => number;
	#running = 0;
	#answered = 0;
	#perSecond = 150;
	#met = false;
	#since: number;

	/** `now` gives ms of a clock that only goes forward. */
	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
		this.#since = now();
	}

	/** Whether one more request may start; then `leave` must be called when it ends. */
	enter(): boolean {
		this.#learn();
		if (this.#running >= Math.max(LEAST, this.#perSecond * LONGEST_WAIT_S)) {
			this.#met = true;
			return false;
		}
		this.#running++;
		return true;
	}

	leave(): void {
		this.#running--;
		this.#answered++;
	}

	#learn(): void {
		const elapsed = this.#now() - this.#since;
		if (elapsed < WINDOW_MS) return;
		const measured = (this.#answered * 1000) / elapsed;
		if (measured > this.#perSecond || this.#met) this.#perSecond = (this.#perSecond + measured) / 2;
		this.#answered = 0;
		this.#met = false;
		this.#since += elapsed;
	}
}
