// Answers whose time tells nothing.
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does work and gives its outcome, good or bad, at the next full step (ms) after it began: what took 3 ms and what took 30 are one.
 * Unlike a random delay, no number of tries averages it away.
 */
export async function padResponseTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
	const began = performance.now();
	try {
		return await work();
	} finally {
		const spent = performance.now() - began;
		await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
	}
}
