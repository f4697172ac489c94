import { CircuitBreaker } from '../circuit-breaker.ts';
import type { Log } from '../log.ts';
import type { Counter, CounterStore, CounterUndo, TakeOutcome, TakeStep } from './counter-store.ts';
import type { MemoryCounterStore } from './memory-counter-store.ts';

/**
 * Shared counts, and those of this process while the shared ones do not answer: limits are never off (X04). One failure is
 * enough, and then one call a second tries again, so that no request waits twice. Memory goes on from what it last saw.
 */
export class FallbackCounterStore implements CounterStore {
	readonly #shared: CounterStore;
	readonly #memory: MemoryCounterStore;
	readonly #log: Log;
	readonly #breaker = new CircuitBreaker({ failures: 1, pauseMs: 1000 });
	#failures = 0;

	constructor(shared: CounterStore, memory: MemoryCounterStore, log: Log) {
		this.#shared = shared;
		this.#memory = memory;
		this.#log = log;
	}

	take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		return this.#ask(async (counts) => {
			const outcomes = await counts.take(steps);
			if (counts === this.#shared) this.#memory.continueFrom(steps, outcomes);
			return outcomes;
		});
	}

	async undo(undo: CounterUndo): Promise<void> {
		await this.#memory.undo(undo);
		await this.#ask(async (counts) => {
			if (counts === this.#shared) await counts.undo(undo);
		});
	}

	read(key: string): Promise<Counter | undefined> {
		return this.#ask((counts) => counts.read(key));
	}

	async #ask<T>(question: (counts: CounterStore) => Promise<T>): Promise<T> {
		if (!this.#breaker.mayTry()) return question(this.#memory);
		try {
			const answer = await question(this.#shared);
			this.#succeeded();
			return answer;
		} catch (error) {
			this.#failed(error);
			return question(this.#memory);
		}
	}

	#succeeded(): void {
		this.#breaker.succeeded();
		if (this.#failures > 1) this.#log.info({}, 'limits are shared with other processes again');
		this.#failures = 0;
	}

	/** A single failure is no news: a busy process may have looked too late. */
	#failed(error: unknown): void {
		this.#breaker.failed();
		this.#failures++;
		if (this.#failures === 2) this.#log.warn({ error }, 'limits are of this process alone until the shared ones answer');
	}
}
