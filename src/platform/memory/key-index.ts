/**
 * An inverted index from purge keys to the names of the cached pages and lists that depend on them, so that a publication finds what to
 * purge.
 */
export type KeyIndex<Key extends string> = {
	add(name: string, keys: readonly Key[]): void;
	remove(name: string, keys: readonly Key[]): void;
	namesOf(keys: readonly Key[]): ReadonlySet<string>;
};

/** Creates an empty index in memory. */
export function createKeyIndex<Key extends string>(): KeyIndex<Key> {
	const names = new Map<Key, Set<string>>();
	return {
		add(name, keys) {
			for (const key of keys) {
				const known = names.get(key);
				if (known === undefined) names.set(key, new Set([name]));
				else known.add(name);
			}
		},
		remove(name, keys) {
			for (const key of keys) {
				const known = names.get(key);
				known?.delete(name);
				if (known?.size === 0) names.delete(key);
			}
		},
		namesOf(keys) {
			const found = new Set<string>();
			for (const key of keys) for (const name of names.get(key) ?? []) found.add(name);
			return found;
		},
	};
}
