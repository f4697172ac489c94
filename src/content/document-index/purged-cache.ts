import { LRUCache } from 'lru-cache';
import type { PurgeKey } from '../contract/contract.ts';
import type { Purges } from '../purge/purges.ts';

/** Longest time (ms) that a value is cached, in case a purge of it is ever missed. */
const maxAgeMs = 60_000;
const maxEntries = 5_000;

/**
 * Caches values by the purge key that covers them. A purge drops the value and any load in progress, so a caller after a purge never
 * gets what was read before it. While the process receives no purges, nothing is cached. Only for values that publications change and
 * the clock does not.
 */
export class PurgedCache<Value> {
	readonly #purges: Pick<Purges, 'subscribe' | 'isListening'>;
	readonly #values = new LRUCache<PurgeKey, Promise<Value>>({ max: maxEntries, ttl: maxAgeMs });

	constructor(purges: Pick<Purges, 'subscribe' | 'isListening'>) {
		this.#purges = purges;
		purges.subscribe(({ keys }) => {
			for (const key of keys) this.#values.delete(key);
		});
	}

	/** The value of a key, loaded when it is not cached. A failed load is not cached. */
	read(key: PurgeKey, load: () => Promise<Value>): Promise<Value> {
		if (!this.#purges.isListening()) return load();
		const cached = this.#values.get(key);
		if (cached !== undefined) return cached;
		const loading = load();
		this.#values.set(key, loading);
		loading.catch(() => {
			if (this.#values.peek(key) === loading) this.#values.delete(key);
		});
		return loading;
	}
}
