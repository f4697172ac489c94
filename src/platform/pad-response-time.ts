import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs the work and settles as it does, at the next multiple of `stepMs` after the start, so that the response time reveals
 * nothing: with 100 ms, work of 3 ms and work of 30 ms both take 100. Unlike a random delay, repeated measurements cannot
 * average it out.
 */
export async function padResponseTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	try {
		return await work();
	} finally {
		const spent = performance.now() - start;
		await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
	}
}
