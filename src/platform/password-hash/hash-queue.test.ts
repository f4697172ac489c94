import { describe, expect, it } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { HashQueue } from './hash-queue.ts';

/** Places of a queue with a wait of one second, before the time of a hash is known. */
const places = 50;

/** A queue that is busy with one hash until `end` is called. */
function busyQueue(longestWaitMs: number) {
	const queue = new HashQueue({ atOnce: 1, longestWaitMs });
	const gate = Promise.withResolvers<void>();
	const busy = queue.run({ networkKey: 'n', account: 'a' }, () => gate.promise);
	const order: string[] = [];
	const ask = (networkKey: string, account = 'a') =>
		queue.run({ networkKey, account }, async () => {
			order.push(`${networkKey} ${account}`);
		});
	const end = async () => {
		gate.resolve();
		await busy;
	};
	return { ask, end, order };
}

describe('a busy queue of hashes', () => {
	it('refuses who has waited for the longest time, with a time to come back', async () => {
		const { ask, end, order } = busyQueue(50);
		const refusal = await ask('n').catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(Unavailable);
		expect(refusal).toMatchObject({ retryAfterSeconds: expect.any(Number) });
		await end();
		expect(order).toEqual([]);
	});

	it('that is full takes a newcomer of another network in place of the newest of the largest, and refuses one of the largest', async () => {
		const { ask, end, order } = busyQueue(1_000);
		const waiting = Array.from({ length: places }, () => ask('n'));
		for (const one of waiting) one.catch(() => {});
		await expect(ask('n')).rejects.toBeInstanceOf(Unavailable);
		const newcomer = ask('m');
		await expect(waiting.at(-1)).rejects.toBeInstanceOf(Unavailable);
		await end();
		await Promise.all([newcomer, ...waiting.slice(0, -1)]);
		expect([order.length, order.indexOf('m a')]).toEqual([places, 1]);
	});
});
