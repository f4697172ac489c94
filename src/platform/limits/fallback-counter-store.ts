import type { Log } from '../log.ts';
import { CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import type { Counter, CounterStore, Settlement, TakeOutcome, TakeStep } from './counter-store.ts';
import type { MemoryCounterStore } from './memory-counter-store.ts';

export type FallbackOptions = {
	readonly log: Log;
	/** A monotonic clock in ms; default: `performance.now`. */
	readonly now?: () => number;
};

/**
 * A shared counter store. While it fails, the memory of this process is used instead: limits are never off (X04). After one
 * failure only one call per second tries the shared store, so that requests do not wait for it. Memory continues from the last
 * counters that the shared store returned.
 */
export class FallbackCounterStore implements CounterStore {
	readonly #shared: CounterStore;
	readonly #memory: MemoryCounterStore;
	readonly #log: Log;
	readonly #breaker: CircuitBreaker;
	#failures = 0;

	constructor(shared: CounterStore, memory: MemoryCounterStore, { log, ...clock }: FallbackOptions) {
		this.#shared = shared;
		this.#memory = memory;
		this.#log = log;
		this.#breaker = new CircuitBreaker({ failures: 1, pauseMs: 1000, ...clock });
	}

	take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		return this.#run(async (store) => {
			const outcomes = await store.take(steps);
			if (store === this.#shared) this.#memory.continueFrom(steps, outcomes);
			return outcomes;
		});
	}

	async settle(settlement: Settlement): Promise<void> {
		await this.#memory.settle(settlement);
		await this.#run((store) => (store === this.#shared ? store.settle(settlement) : Promise.resolve()));
	}

	read(key: string): Promise<Counter | undefined> {
		return this.#run((store) => store.read(key));
	}

	async #run<T>(operation: (store: CounterStore) => Promise<T>): Promise<T> {
		if (!this.#breaker.mayTry()) return operation(this.#memory);
		try {
			const answer = await operation(this.#shared);
			this.#succeeded();
			return answer;
		} catch (error) {
			this.#failed(error);
			return operation(this.#memory);
		}
	}

	#succeeded(): void {
		this.#breaker.succeeded();
		if (this.#failures > 1) this.#log.info({}, 'limits are shared with other processes again');
		this.#failures = 0;
	}

	/** A single failure is not logged: a busy process may have read the answer too late. */
	#failed(error: unknown): void {
		this.#breaker.failed();
		this.#failures++;
		if (this.#failures === 2) this.#log.warn({ error }, 'limits are of this process alone until the shared ones answer');
	}
}
