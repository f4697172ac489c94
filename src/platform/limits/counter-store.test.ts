import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { describeOnRedis } from '../../../tests/support/databases/redis.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import type { CounterStore, TakeStep } from './counter-store.ts';
import { MemoryCounterStore } from './memory-counter-store.ts';
import { migrations } from './migrations.ts';
import { PostgresCounterStore } from './postgres-counter-store.ts';
import { RedisCounterStore } from './redis-counter-store.ts';

const keys = ['a', 'b', 'c'];
const step = (key: string) =>
	fc.record({
		key: fc.constant(key),
		points: fc.constantFrom(1, 2, 5),
		perSeconds: fc.constantFrom(1, 60),
		waits: fc.constantFrom([], [1], [1, 2, 30]),
	});
const steps = fc.shuffledSubarray(keys, { minLength: 1 }).chain((some) => fc.tuple(...some.map(step)));
const share = fc.constantFrom('undoLast', 'reset', 'take', 'neither');
const act = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ act: fc.constant('take' as const), steps }) },
	fc.record({ act: fc.constant('settle' as const), shares: fc.tuple(share, share, share), steps: fc.tuple(...keys.map(step)) }),
	// Sometimes the clock is set back.
	fc.record({
		act: fc.constant('pass' as const),
		ms: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 40_000 }) }, fc.constant(-330_000)),
	}),
);

const settlementOf = (shares: readonly string[], steps: readonly TakeStep[]) => ({
	undoLast: keys.filter((_, at) => shares[at] === 'undoLast'),
	reset: keys.filter((_, at) => shares[at] === 'reset'),
	take: steps.filter((_, at) => shares[at] === 'take'),
});

/** Memory is the model: after any sequence of calls, another store gives the same answers. */
function answersLikeMemory(open: () => Promise<CounterStore>): void {
	it('count the same for any sequence of takes, settlements and expiry', { tags: 'slow' }, async () => {
		const shared = await open();
		const model = new MemoryCounterStore();
		let now = 1_800_000_000_000;
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
				for (const one of acts) {
					if (one.act === 'pass') now += one.ms;
					else if (one.act === 'take') {
						const asked = one.steps.map((step) => ({ ...step, now }));
						expect(await shared.take(asked)).toEqual(await model.take(asked));
					} else {
						const settlement = settlementOf(
							one.shares,
							one.steps.map((step) => ({ ...step, now })),
						);
						await Promise.all([shared, model].map((counts) => counts.settle(settlement)));
					}
				}
			}),
			{ numRuns: 60 },
		);
	});
}

describeOnPostgres('stores of limits', (testDatabase) => {
	const database = testDatabase(migrations);
	answersLikeMemory(async () => new PostgresCounterStore(database(), silentLog()));

	it('A12 take the same keys in any order without a deadlock', { tags: 'slow' }, async () => {
		const counts = new PostgresCounterStore(database(), silentLog());
		const stepOf = (key: string) => ({ key, now: 0, points: 10_000, perSeconds: 1, waits: [] });
		const steps = Array.from({ length: 20 }, (_, at) => stepOf(`key ${at}`));
		const undoLast = steps.map(({ key }) => key);
		const all = Array.from({ length: 300 }, async (_, at) => {
			const outcomes = await counts.take(at % 2 === 0 ? steps : steps.toReversed());
			await counts.settle({ undoLast, take: [stepOf('a counter that all share')] });
			return outcomes;
		});
		expect((await Promise.all(all)).flat().filter(({ taken }) => taken)).toHaveLength(6000);
		expect(await counts.read('a counter that all share')).toMatchObject({ count: 300 });
	});
});

describeOnRedis('stores of limits', (open) => {
	answersLikeMemory(async () => {
		const { redis, redisPrefix } = await open();
		return new RedisCounterStore(redis, redisPrefix);
	});
});
