import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is as it should be, and gives the ms that it took; throws with the last answer when time is up. */
export async function eventually<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean, withinMs: number): Promise<number> {
	const start = performance.now();
	for (;;) {
		const answer = await ask();
		const passed = performance.now() - start;
		if (isRight(answer)) return passed;
		if (passed > withinMs) throw new Error(`not within ${withinMs} ms; the last answer was ${JSON.stringify(answer).slice(0, 2_000)}`);
		await sleep(20);
	}
}
