import type { Log } from '#platform/log';
import { saveSnapshot } from '#site';
import type { App } from './app.ts';

/** Milliseconds between two snapshots of the pages. */
const every = 60_000;

/** Writes the pages to disk now and then and at the end, so that a restart in an outage has something to serve (X02). */
export function keepSnapshots({ cache, snapshotFile }: Pick<App, 'cache' | 'snapshotFile'>, log: Log): { close(): Promise<void> } {
	let rendered = cache.rendered;
	let saving = Promise.resolve();
	const save = () => {
		if (cache.rendered === rendered) return saving;
		rendered = cache.rendered;
		saving = saving
			.then(() => saveSnapshot(cache, snapshotFile))
			.catch((error) => log.warn({ error }, 'the pages could not be written down'));
		return saving;
	};
	const timer = setInterval(() => void save(), every);
	return {
		close: async () => {
			clearInterval(timer);
			await save();
		},
	};
}
