import type { PurgeKey } from '#content/contract';

/** Finds the pages that were rendered from content with given purge keys. */
export type KeyIndex = {
	add(page: string, keys: readonly PurgeKey[]): void;
	remove(page: string, keys: readonly PurgeKey[]): void;
	pagesOf(keys: readonly PurgeKey[]): ReadonlySet<string>;
};

export function createKeyIndex(): KeyIndex {
	const pages = new Map<PurgeKey, Set<string>>();
	return {
		add(page, keys) {
			for (const key of keys) {
				const known = pages.get(key);
				if (known === undefined) pages.set(key, new Set([page]));
				else known.add(page);
			}
		},
		remove(page, keys) {
			for (const key of keys) {
				const known = pages.get(key);
				known?.delete(page);
				if (known?.size === 0) pages.delete(key);
			}
		},
		pagesOf: (keys) => new Set(keys.flatMap((key) => [...(pages.get(key) ?? [])])),
	};
}
