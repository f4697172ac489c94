import { LRUCache } from 'lru-cache';
import {
	type Counter,
	type CounterStore,
	type CounterUndo,
	emptyCounter,
	outcomeOf,
	type TakeOutcome,
	type TakeStep,
} from './counter-store.ts';

/** About 25 MB; then the key that was longest left alone is forgotten (B09). */
const MOST_KEYS = 100_000;

/** Counts of this process alone. */
export class MemoryCounterStore implements CounterStore {
	readonly #counts = new LRUCache<string, Counter>({ max: MOST_KEYS });

	async take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		const outcomes = steps.map((step) => outcomeOf(this.#counts.get(step.key), step));
		this.continueFrom(steps, outcomes);
		return outcomes;
	}

	async undo({ last = [], all = [] }: CounterUndo): Promise<void> {
		for (const key of last) this.#giveBack(key);
		for (const key of all) this.#counts.delete(key);
	}

	async read(key: string): Promise<Counter | undefined> {
		return this.#counts.get(key);
	}

	/** Goes on from how keys stand after a take, be it elsewhere. */
	continueFrom(steps: readonly Pick<TakeStep, 'key'>[], outcomes: readonly TakeOutcome[]): void {
		for (const [at, { key }] of steps.entries()) {
			const { count, freeAt, endsAt } = outcomes[at] ?? emptyCounter;
			this.#counts.set(key, { count, freeAt, endsAt });
		}
	}

	#giveBack(key: string): void {
		const kept = this.#counts.get(key);
		if (kept && kept.count > 1) this.#counts.set(key, { ...kept, count: kept.count - 1, freeAt: 0 });
		else this.#counts.delete(key);
	}
}
