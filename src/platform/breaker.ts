export type BreakerOptions = {
	/** Failures in a row after which it is spared; 5 unless told. */
	readonly failures?: number;
	/** How long it is left alone before it is asked once, in ms; 30,000 unless told. */
	readonly pauseMs?: number;
	/** Gives ms of a clock that only goes forward. */
	readonly now?: () => number;
};

/** Spares what does not answer: after some failures in a row it is asked once each pause until it answers again (X06). */
export class Breaker {
	readonly #options: Required<BreakerOptions>;
	#failures = 0;
	#askAgainAt = 0;

	constructor({ failures = 5, pauseMs = 30_000, now = () => performance.now() }: BreakerOptions = {}) {
		this.#options = { failures, pauseMs, now };
	}

	/** Whether it failed so often that it is spared. */
	get isOpen(): boolean {
		return this.#failures >= this.#options.failures;
	}

	/** Whether it may be asked now; then `succeeded` or `failed` must be told. */
	mayAsk(): boolean {
		const now = this.#options.now();
		if (!this.isOpen) return true;
		if (now < this.#askAgainAt) return false;
		this.#askAgainAt = now + this.#options.pauseMs;
		return true;
	}

	succeeded(): void {
		this.#failures = 0;
	}

	failed(): void {
		this.#failures++;
		this.#askAgainAt = this.#options.now() + this.#options.pauseMs;
	}
}
