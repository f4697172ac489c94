import { LRUCache } from 'lru-cache';
import { lruSize } from '../memory/lru-size.ts';
import {
	type Counter,
	type CounterStore,
	emptyCounter,
	outcomeOf,
	type Settlement,
	type TakeOutcome,
	type TakeStep,
} from './counter-store.ts';

/** Most keys in memory, about 25 MB. With more, the least recently used key is forgotten (B09). */
const MAX_KEYS = 100_000;

/** Counters in the memory of this process. */
export class MemoryCounterStore implements CounterStore {
	readonly #counters = new LRUCache<string, Counter>(lruSize(MAX_KEYS));

	async take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		const outcomes = steps.map((step) => outcomeOf(this.#counters.get(step.key), step));
		this.continueFrom(steps, outcomes);
		return outcomes;
	}

	async settle({ undoLast = [], reset = [], take = [] }: Settlement): Promise<void> {
		for (const key of undoLast) this.#undoLast(key);
		for (const key of reset) this.#counters.delete(key);
		if (take.length > 0) await this.take(take);
	}

	async read(key: string): Promise<Counter | undefined> {
		return this.#counters.get(key);
	}

	/** Replaces the counters of keys with the outcomes of takes, also of takes in another store. */
	continueFrom(steps: readonly Pick<TakeStep, 'key'>[], outcomes: readonly TakeOutcome[]): void {
		for (const [at, { key }] of steps.entries()) {
			const { count, freeAt, endsAt } = outcomes[at] ?? emptyCounter;
			this.#counters.set(key, { count, freeAt, endsAt });
		}
	}

	#undoLast(key: string): void {
		const counter = this.#counters.get(key);
		if (counter && counter.count > 1) this.#counters.set(key, { ...counter, count: counter.count - 1, freeAt: 0 });
		else this.#counters.delete(key);
	}
}
