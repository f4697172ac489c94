import type { PurgeKey } from '#content/contract';

/** How many purged keys are remembered. Renders that began before a forgotten purge count as purged. */
const remembered = 20_000;

/** Remembers when keys were purged, so that a page is not cached as fresh when its render began before the purge. */
export type PurgeLog = {
	/** The current moment, to compare with later; call it before content is read. */
	now(): number;
	note(keys: Iterable<PurgeKey>): void;
	/** Counts every key as purged now. */
	noteAll(): void;
	/** Whether one of the keys was purged after `moment`. */
	purgedSince(moment: number, keys: Iterable<PurgeKey>): boolean;
};

export function createPurgeLog(): PurgeLog {
	const last = new Map<PurgeKey, number>();
	let moment = 0;
	let forgotten = 0;
	const forgetOldest = () => {
		for (const [key, at] of last) {
			if (last.size <= remembered) return;
			last.delete(key);
			forgotten = Math.max(forgotten, at);
		}
	};
	return {
		now: () => moment,
		note(keys) {
			moment += 1;
			for (const key of keys) {
				last.delete(key);
				last.set(key, moment);
			}
			forgetOldest();
		},
		noteAll() {
			last.clear();
			moment += 1;
			forgotten = moment;
		},
		purgedSince(start, keys) {
			if (forgotten > start) return true;
			for (const key of keys) if ((last.get(key) ?? 0) > start) return true;
			return false;
		},
	};
}
