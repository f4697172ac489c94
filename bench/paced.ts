import { setTimeout as sleep } from 'node:timers/promises';

/** Starts pieces of work one after the other, each at its time (ms), whether or not earlier ones have ended. Resolves when all are done. */
export async function paced<T>(pieces: number, timeOf: (at: number) => number, work: (at: number) => Promise<T>): Promise<readonly T[]> {
	const started = performance.now();
	const all: Promise<T>[] = [];
	for (let at = 0; at < pieces; at += 1) {
		await sleep(Math.max(0, started + timeOf(at) - performance.now()));
		all.push(work(at));
	}
	return Promise.all(all);
}
