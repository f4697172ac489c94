import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `ask` until `isRight` accepts its answer. Returns the ms it took. Throws with the last answer after `withinMs`. */
export async function eventually<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean, withinMs: number): Promise<number> {
	const start = performance.now();
	for (;;) {
		const answer = await ask();
		const passed = performance.now() - start;
		if (isRight(answer)) return passed;
		if (passed > withinMs)
			throw new Error(`not within ${withinMs} ms; the last answer was ${String(JSON.stringify(answer)).slice(0, 2_000)}`);
		await sleep(20);
	}
}
