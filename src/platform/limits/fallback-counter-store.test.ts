import { describe, expect, it } from 'vitest';
import { describeOnRedis, redisUrl } from '../../../tests/support/databases/redis.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { wireTo } from '../../../tests/support/programs/slow-wire.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { createLimits, type Limit } from '../limits.ts';
import { Secret } from '../secret.ts';
import type { CounterStore } from './counter-store.ts';
import { FallbackCounterStore } from './fallback-counter-store.ts';
import { MemoryCounterStore } from './memory-counter-store.ts';
import { openRedis } from './redis.ts';

const step = { key: 'ana', now: 0, points: 10, perSeconds: 60, waits: [] };

/** A shared store that a test can make fail, and how often it was called. */
function losableCounts() {
	const memory = new MemoryCounterStore();
	const state = { isAway: false, asked: 0 };
	const ask = <T>(answer: () => Promise<T>): Promise<T> => {
		state.asked++;
		return state.isAway ? Promise.reject(new Error('away')) : answer();
	};
	const counts: CounterStore = {
		take: (steps) => ask(() => memory.take(steps)),
		settle: (settlement) => ask(() => memory.settle(settlement)),
		read: (key) => ask(() => memory.read(key)),
	};
	return { state, counts };
}

describe('limits whose shared store is down', () => {
	it('X04 go on without a gap: earlier takes still count', async () => {
		const { state, counts } = losableCounts();
		const withFallback = new FallbackCounterStore(counts, new MemoryCounterStore(), { log: silentLog() });
		for (let time = 0; time < 7; time++) await withFallback.take([step]);
		state.isAway = true;
		const after = await Promise.all(Array.from({ length: 7 }, () => withFallback.take([step])));
		expect(after.flat().filter(({ taken }) => taken)).toHaveLength(3);
	});

	it('X04 try it once a second, and log once that it is down and once that it is back', async () => {
		const { state, counts } = losableCounts();
		const log = silentLog();
		let now = 0;
		const withFallback = new FallbackCounterStore(counts, new MemoryCounterStore(), { log, now: () => now });
		state.isAway = true;
		for (let time = 0; time < 50; time++) await withFallback.take([step]);
		await withFallback.settle({ undoLast: ['ana'] });
		await withFallback.settle({ reset: ['ana'] });
		now = 999;
		expect(await withFallback.read('ana')).toBeUndefined();
		expect(state.asked).toBe(1);
		expect(log.told).toEqual([]);
		for (now = 1000; now < 3000; now += 100) await withFallback.take([step]);
		expect(state.asked).toBe(3);
		expect(log.told).toMatchObject([{ level: 'warn' }]);
		state.isAway = false;
		for (now = 3000; now < 3500; now += 100) await withFallback.take([step]);
		expect(state.asked).toBe(8);
		expect(log.told).toMatchObject([{ level: 'warn' }, { level: 'info' }]);
	});
});

/** Out of a hundred takes. On a busy machine even a healthy store may seem slow, and the memory then has a budget of its own. */
const NEVER_OFF = 80;

const budget: Limit = { name: 'guesses', points: 10, perSeconds: 3600 };

describeOnRedis('limits over a bad wire', (open) => {
	const overWire = async () => {
		const { redisPrefix } = await open();
		const { hostname, port, pathname } = new URL(redisUrl);
		const wire = await wireTo({ host: hostname, port: Number(port || 6379) });
		const log = silentLog();
		const redis = openRedis({ url: new Secret(`redis://127.0.0.1:${wire.port}${pathname}`), log });
		await eventually(
			async () => redis.status,
			(status) => status === 'ready',
			10_000,
		);
		const limits = createLimits({ clock: () => new Date(), log, secret: 'a secret of tests', redis, redisPrefix });
		/** Takes a hundred points one after another. Returns how many takes were refused, and the longest wait in ms. */
		const takeMany = async () => {
			let refused = 0;
			let longest = 0;
			for (let time = 0; time < 100; time++) {
				const start = performance.now();
				if (!(await limits.take(budget, 'ana')).ok) refused++;
				longest = Math.max(longest, performance.now() - start);
			}
			return { refused, longest };
		};
		return { wire, redis, limits, log, takeMany };
	};

	it('X04 keep refusing while Redis is down, without a wait, and share again once it is back', measuresTheMachine, async () => {
		const { wire, redis, log, limits, takeMany } = await overWire();
		expect((await takeMany()).refused).toBeGreaterThanOrEqual(NEVER_OFF);
		await wire.cut();
		const { refused, longest } = await takeMany();
		expect(refused).toBeGreaterThanOrEqual(NEVER_OFF);
		expect(longest).toBeLessThan(150);
		// The return of the store is logged only if its failure was logged.
		const isTold = (words: string) => () => log.told.some(({ event }) => event.includes(words));
		await eventually(() => limits.take(budget, 'ana'), isTold('of this process alone'), 10_000);
		await wire.mend();
		await eventually(() => limits.take(budget, 'ana'), isTold('shared with other processes again'), 10_000);
		redis.disconnect();
	});

	it('X04 keep refusing while Redis answers after two seconds, and wait less than 150 ms for it', measuresTheMachine, async () => {
		const { wire, redis, takeMany } = await overWire();
		wire.delay(2000);
		const { refused, longest } = await takeMany();
		expect(refused).toBeGreaterThanOrEqual(NEVER_OFF);
		expect(longest).toBeLessThan(150);
		redis.disconnect();
	});
});
