import { LRUCache } from 'lru-cache';
import { type Count, type Counts, type Outcome, outcomeOf, type Step } from './counts.ts';

/** About 25 MB; then the key that was longest left alone is forgotten (B09). */
const MOST_KEYS = 100_000;

/** Counts of this process alone. */
export class MemoryCounts implements Counts {
	readonly #counts = new LRUCache<string, Count>({ max: MOST_KEYS });

	async take(key: string, step: Step): Promise<Outcome> {
		const outcome = outcomeOf(this.#counts.get(key), step);
		if (outcome.taken) this.goOnFrom(key, outcome);
		return outcome;
	}

	async giveBack(key: string): Promise<void> {
		const kept = this.#counts.get(key);
		if (kept && kept.count > 1) this.#counts.set(key, { ...kept, count: kept.count - 1, freeAt: 0 });
		else this.#counts.delete(key);
	}

	async read(key: string): Promise<Count | undefined> {
		return this.#counts.get(key);
	}

	async clear(key: string): Promise<void> {
		this.#counts.delete(key);
	}

	/** Goes on from how a key stands elsewhere. */
	goOnFrom(key: string, { count, freeAt, endsAt }: Count): void {
		this.#counts.set(key, { count, freeAt, endsAt });
	}
}
