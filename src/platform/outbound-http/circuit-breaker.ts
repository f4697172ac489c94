export type CircuitBreakerOptions = {
	/** Failures in a row that open the circuit; default: 5. */
	readonly failures?: number;
	/** Pause before each new attempt while the circuit is open, in ms; default: 30,000. */
	readonly pauseMs?: number;
	/** A monotonic clock in ms; default: `performance.now`. */
	readonly now?: () => number;
};

/** A circuit breaker: after some failures in a row it allows one attempt per pause, until an attempt succeeds (X06). */
export class CircuitBreaker {
	readonly #options: Required<CircuitBreakerOptions>;
	#failures = 0;
	#nextAttemptAt = 0;

	constructor({ failures = 5, pauseMs = 30_000, now = () => performance.now() }: CircuitBreakerOptions = {}) {
		this.#options = { failures, pauseMs, now };
	}

	/** Whether an attempt is allowed now. After an allowed attempt the caller must call `succeeded` or `failed`. */
	mayTry(): boolean {
		const now = this.#options.now();
		if (this.#failures < this.#options.failures) return true;
		if (now < this.#nextAttemptAt) return false;
		this.#nextAttemptAt = now + this.#options.pauseMs;
		return true;
	}

	succeeded(): void {
		this.#failures = 0;
	}

	failed(): void {
		this.#failures++;
		this.#nextAttemptAt = this.#options.now() + this.#options.pauseMs;
	}
}
