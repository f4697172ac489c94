import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { Unavailable } from './unavailable.ts';

/** Milliseconds between two tries. */
const pause = 1_000;

/** Does what needs the database, again and again until it is there: a program whose database is down still serves what it knows. */
export async function retryUntilAvailable(work: () => Promise<void>, log: Log): Promise<void> {
	for (let tries = 0; ; tries += 1) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Unavailable)) throw error;
			if (tries === 0) log.warn({ error }, 'the database does not answer; trying again each second');
			await sleep(pause);
		}
	}
}
