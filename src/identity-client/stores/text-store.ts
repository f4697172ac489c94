import type { WebStore } from '../browser.ts';

/** Stores texts by key. It never throws. */
export type TextStore = {
	get(key: string): string | null;
	set(key: string, text: string): void;
	remove(key: string): void;
};

/** Web storage. A text that it does not take, because it is full or forbidden, is kept in memory as long as the page is open. */
export function webTextStore(open: () => WebStore): TextStore {
	const memory = new Map<string, string>();
	const attempt = <Value>(act: (store: WebStore) => Value): Value | undefined => {
		try {
			return act(open());
		} catch {
			return undefined;
		}
	};
	return {
		get: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
		set: (key, text) => {
			const isStored = attempt((store) => {
				store.setItem(key, text);
				return true;
			});
			if (isStored) memory.delete(key);
			else memory.set(key, text);
		},
		remove: (key) => {
			memory.delete(key);
			attempt((store) => store.removeItem(key));
		},
	};
}
