import { LRUCache } from 'lru-cache';
import { createKeyIndex } from '#platform/memory/key-index';
import { lruSize } from '#platform/memory/lru-size';
import type { PurgeKey } from '../contract/contract.ts';
import type { Purges } from '../purge/purges.ts';

/** Longest time (ms) that a value is cached, in case a purge of it is ever missed. */
const maxAgeMs = 60_000;
const maxEntries = 5_000;

type Entry<Value> = { readonly value: Promise<Value>; readonly keys: readonly PurgeKey[] };

/**
 * Caches values by name until one of the purge keys that cover them is purged. A purge drops the value and any load in progress, so a
 * caller after a purge never gets what was read before it. While the process receives no purges, nothing is cached. Only for values that
 * publications change and the clock does not.
 */
export class PurgedCache<Value> {
	readonly #purges: Pick<Purges, 'subscribe' | 'isListening'>;
	readonly #index = createKeyIndex<PurgeKey>();
	readonly #entries = new LRUCache<string, Entry<Value>>({
		...lruSize(maxEntries),
		ttl: maxAgeMs,
		// For how long it takes the clock as read: a page asks a hundred times.
		ttlResolution: 1_000,
		dispose: ({ keys }, name) => this.#index.remove(name, keys),
	});

	constructor(purges: Pick<Purges, 'subscribe' | 'isListening'>) {
		this.#purges = purges;
		purges.subscribe(({ keys }) => {
			for (const name of this.#index.namesOf(keys)) this.#entries.delete(name);
		});
	}

	/** The value that one purge key covers and names. */
	read(key: PurgeKey, load: () => Promise<Value>): Promise<Value> {
		return this.readNamed(key, () => [key], load);
	}

	/** The value of a name, loaded when it is not cached. A failed load is not cached. */
	readNamed(name: string, keysOf: () => readonly PurgeKey[], load: () => Promise<Value>): Promise<Value> {
		if (!this.#purges.isListening()) return load();
		const cached = this.#entries.get(name);
		if (cached !== undefined) return cached.value;
		const value = load();
		const keys = keysOf();
		this.#entries.set(name, { value, keys });
		this.#index.add(name, keys);
		value.catch(() => {
			if (this.#entries.peek(name)?.value === value) this.drop(name);
		});
		return value;
	}

	/** Forgets the value of a name. */
	drop(name: string): void {
		this.#entries.delete(name);
	}
}
