import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { Unavailable } from '../unavailable.ts';

/** Time between two attempts, in ms. */
const pauseMs = 1_000;

/** Runs work that needs the database, and retries each second while it throws `Unavailable`. Meanwhile the program serves cached pages. */
export async function retryUntilAvailable(work: () => Promise<void>, log: Log): Promise<void> {
	for (let attempt = 0; ; attempt += 1) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Unavailable)) throw error;
			if (attempt === 0) log.warn({ error }, 'the database does not answer; trying again each second');
			await sleep(pauseMs);
		}
	}
}
