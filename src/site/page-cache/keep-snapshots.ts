import type { Log } from '#platform/log';
import type { PageCache } from './page-cache.ts';
import { saveSnapshot } from './snapshot.ts';

/** Time between two snapshots, in ms. */
const intervalMs = 60_000;

/**
 * Saves the page cache to a file each minute and at the end, so that the program has pages to serve when it restarts during an outage (X02).
 */
export function keepSnapshots(cache: PageCache, file: string, log: Log): { close(): Promise<void> } {
	let { renders } = cache.stats;
	let saving = Promise.resolve();
	const save = () => {
		if (cache.stats.renders === renders) return saving;
		({ renders } = cache.stats);
		saving = saving
			.then(() => saveSnapshot(cache, file))
			.catch((error) => log.warn({ error }, 'the snapshot of the page cache could not be saved'));
		return saving;
	};
	const timer = setInterval(() => void save(), intervalMs);
	return {
		close: async () => {
			clearInterval(timer);
			await save();
		},
	};
}
