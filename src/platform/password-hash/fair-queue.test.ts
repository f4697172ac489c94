import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue of texts `network account number`. */
function queueOf(...items: readonly string[]) {
	const queue = new FairQueue<string>();
	for (const item of items) queue.add(callerOf(item), item);
	return queue;
}

function callerOf(item: string) {
	const [networkKey = '', account = ''] = item.split(' ');
	return { networkKey, account };
}

const all = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.take());

describe('the queue of hashes', () => {
	it('gives networks turns, and the accounts of a network, each the oldest first', () => {
		const queue = queueOf('n a 1', 'n a 2', 'n b 1', 'm c 1', 'm c 2', 'n a 3');
		expect(all(queue)).toEqual(['n a 1', 'm c 1', 'n b 1', 'm c 2', 'n a 2', 'n a 3']);
		expect([queue.size, queue.take()]).toEqual([0, undefined]);
	});

	it('gives a newcomer the next turn but one, however many of another network wait', () => {
		const queue = queueOf(...Array.from({ length: 100 }, (_, at) => `n a ${at}`));
		queue.take();
		queue.add(callerOf('m c 1'), 'm c 1');
		expect([queue.take(), queue.take()]).toEqual(['n a 1', 'm c 1']);
	});

	it('makes room by the newest of the largest network, and not for a network that is as large', () => {
		const queue = queueOf('n a 1', 'n a 2', 'n b 1', 'n a 3', 'm c 1');
		expect([queue.giveWayTo('m'), queue.giveWayTo('m')]).toEqual(['n a 3', 'n a 2']);
		expect(queue.giveWayTo('m')).toBeUndefined();
		expect(queue.giveWayTo('other')).toBe('n a 1');
		expect(queue.giveWayTo('other')).toBeUndefined();
		expect(all(queue)).toEqual(['n b 1', 'm c 1']);
	});

	it('forgets what is removed, once', () => {
		const queue = queueOf('n a 1', 'n a 2');
		expect(queue.remove(callerOf('n a 1'), 'n a 1')).toBe(true);
		expect(queue.remove(callerOf('n a 1'), 'n a 1')).toBe(false);
		expect(all(queue)).toEqual(['n a 2']);
	});
});
