/** Finds what depends on given keys: the pages or lists, by name, that content with a purge key is part of. */
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
