import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { Unavailable } from '../unavailable.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Time between two attempts, in ms. */
const pauseMs = 1_000;

/** The server answered and refused the connection. Waiting does not help: a setting is wrong. The message is one line for the operator. */
export class DatabaseRefused extends Error {
	override readonly name = 'DatabaseRefused';
	/** EX_CONFIG of sysexits.h. */
	readonly exitCode = 78;
}

/**
 * Runs work that needs the database, and retries each second while it throws `Unavailable`. Meanwhile the program serves cached pages.
 * Throws `DatabaseRefused` when the first answer of the server is that it has no such database or does not let the user in.
 */
export async function retryUntilAvailable(work: () => Promise<void>, log: Log): Promise<void> {
	for (let attempt = 0, hasAnswered = false; ; attempt += 1) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Unavailable)) throw error;
			if (!hasAnswered) expectNoRefusal(error);
			// On a slow machine the answer of the server may come too late.
			hasAnswered ||= !(error instanceof DatabaseUnavailable && error.trouble === 'busy');
			if (attempt === 0) log.warn({ error }, 'the database does not answer; trying again each second');
			await sleep(pauseMs);
		}
	}
}

function expectNoRefusal(error: Unavailable): void {
	if (!(error instanceof DatabaseUnavailable && error.trouble === 'refused')) return;
	const reason = error.cause instanceof Error ? error.cause.message : error.message;
	throw new DatabaseRefused(`DATABASE_URL: the server refuses: ${reason}`, { cause: error });
}
