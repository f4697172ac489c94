import type { WebStore } from '../browser.ts';

/** Somewhere that texts are kept. It never throws. */
export type TextStore = {
	get(key: string): string | null;
	set(key: string, text: string): void;
	remove(key: string): void;
};

/** Web storage; what it does not take, because it is full or forbidden, lives as long as the page. */
export function webTextStore(open: () => WebStore): TextStore {
	const memory = new Map<string, string>();
	const tried = <Given>(act: (store: WebStore) => Given): Given | undefined => {
		try {
			return act(open());
		} catch {
			return undefined;
		}
	};
	return {
		get: (key) => memory.get(key) ?? tried((store) => store.getItem(key)) ?? null,
		set: (key, text) => {
			const isKept = tried((store) => {
				store.setItem(key, text);
				return true;
			});
			if (isKept) memory.delete(key);
			else memory.set(key, text);
		},
		remove: (key) => {
			memory.delete(key);
			tried((store) => store.removeItem(key));
		},
	};
}
