import type { Log } from '#platform/log';
import { saveSnapshot } from '#site';
import type { App } from './app.ts';

/** Time between two snapshots, in ms. */
const intervalMs = 60_000;

/** Saves the page cache to disk each minute and at the end, so that a restart during an outage has pages to serve (X02). */
export function keepSnapshots({ cache, snapshotFile }: Pick<App, 'cache' | 'snapshotFile'>, log: Log): { close(): Promise<void> } {
	let rendered = cache.rendered;
	let saving = Promise.resolve();
	const save = () => {
		if (cache.rendered === rendered) return saving;
		rendered = cache.rendered;
		saving = saving
			.then(() => saveSnapshot(cache, snapshotFile))
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
