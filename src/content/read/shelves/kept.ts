import { LRUCache } from 'lru-cache';
import type { PurgeKey } from '../../contract/contract.ts';
import type { Purges } from '../../purge/purges.ts';

/** Longest time (ms) that a value is kept, should a purge of it ever be missed. */
const longestMs = 60_000;
const most = 5_000;

/**
 * What was read once for all readers of the process, by the purge key that stands for it. The purges that empty the page cache
 * drop it too, a reading under way included: who asks after a purge never gets what was read before. While no purges are heard,
 * nothing is kept. Only for what publications change and the clock does not.
 */
export class Kept<Value> {
	readonly #purges: Pick<Purges, 'listen' | 'isHearing'>;
	readonly #values = new LRUCache<PurgeKey, Promise<Value>>({ max: most, ttl: longestMs });

	constructor(purges: Pick<Purges, 'listen' | 'isHearing'>) {
		this.#purges = purges;
		purges.listen(({ keys }) => {
			for (const key of keys) this.#values.delete(key);
		});
	}

	/** The value of a key, read if need be. A reading that fails is not kept. */
	read(key: PurgeKey, load: () => Promise<Value>): Promise<Value> {
		if (!this.#purges.isHearing()) return load();
		const known = this.#values.get(key);
		if (known !== undefined) return known;
		const loading = load();
		this.#values.set(key, loading);
		loading.catch(() => {
			if (this.#values.peek(key) === loading) this.#values.delete(key);
		});
		return loading;
	}
}
