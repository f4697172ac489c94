import { setTimeout as sleep } from 'node:timers/promises';

/** Time in ms. */
type Timer = { readonly now: () => number; readonly wait: (ms: number) => Promise<unknown> };

const realTimer: Timer = { now: () => performance.now(), wait: sleep };

/**
 * Runs the work, and passes its result or error on at the next multiple of `stepMs` after the start. So the response time reveals
 * nothing: with steps of 100 ms, work of 3 ms and work of 30 ms both take 100 ms. Unlike a random delay, repeated measurements cannot
 * average it out.
 */
export async function padResponseTime<T>(stepMs: number, work: () => Promise<T>, { now, wait }: Timer = realTimer): Promise<T> {
	const start = now();
	try {
		return await work();
	} finally {
		const spent = now() - start;
		await wait(Math.ceil(spent / stepMs) * stepMs - spent);
	}
}
