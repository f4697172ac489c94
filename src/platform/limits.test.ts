import { describe, expect, it } from 'vitest';
import { describeOnPostgres } from '../../tests/support/databases/database.ts';
import { describeOnRedis } from '../../tests/support/databases/redis.ts';
import { byForm } from '../../tests/support/form.ts';
import { childProgram } from '../../tests/support/programs/child-program.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { createLimits, type Limit, type Limits, type LimitsOptions, limitMigrations } from './limits.ts';

const letters: Limit = { name: 'letters', points: 3, perSeconds: 3600 };
const guesses: Limit = { name: 'guesses', points: 10, perSeconds: 43_200, waits: [1, 2, 4, 8] };

/** The limits of two processes, with a clock that the test moves. */
type Setting = { readonly clock: { ms: number }; readonly processes: readonly [Limits, Limits] };

async function setting(store: () => Promise<Pick<LimitsOptions, 'redis' | 'redisPrefix' | 'database'>>): Promise<Setting> {
	const clock = { ms: Date.parse('2026-11-20T12:00:00Z') };
	const options = { clock: () => new Date(clock.ms), log: silentLog(), secret: 'a secret of tests', ...(await store()) };
	return { clock, processes: [createLimits(options), createLimits(options)] };
}

describe('limits of one process', () => {
	const open = async () => {
		const { clock, processes } = await setting(async () => ({}));
		return { clock, processes: [processes[0], processes[0]] as const };
	};
	sameOnEach(open);
});

describeOnPostgres('limits that processes share', (testDatabase) => {
	const database = testDatabase(limitMigrations);
	sameOnEach(() => setting(async () => ({ database: database() })));

	it('store no plain key, and forget expired counters', async () => {
		const { clock, processes } = await setting(async () => ({ database: database() }));
		const rows = () =>
			database().sql.withTables<{ 'platform.limit_count': { key: string } }>().selectFrom('platform.limit_count').selectAll().execute();
		await processes[0].take(letters, 'ana@mail.test');
		expect(JSON.stringify(await rows())).not.toContain('ana@mail');
		clock.ms += 3_600_000;
		await processes[0].take(letters, 'bea@mail.test');
		await expect.poll(rows).toHaveLength(1);
	});
});

describeOnRedis('limits that processes share', (openRedis) => {
	sameOnEach(() => setting(openRedis));

	it('store no plain key, and leave nothing forever', async () => {
		const store = await openRedis();
		const { processes } = await setting(async () => store);
		await processes[0].take(letters, 'ana@mail.test');
		const keys = await store.redis.keys(`${store.redisPrefix}*`);
		expect(keys).toHaveLength(1);
		expect(keys[0]).not.toContain('ana@mail');
		expect(await store.redis.pttl(String(keys[0]))).toBeGreaterThan(3_500_000);
	});
});

function sameOnEach(open: () => Promise<Setting>): void {
	it('A12 of fifty concurrent takes with ten points exactly ten succeed', async () => {
		const { processes } = await open();
		for (const limit of [guesses, { ...letters, points: 10 }]) {
			const takes = Array.from({ length: 50 }, (_, at) => processes[at % 2 === 0 ? 0 : 1].take(limit, 'ana'));
			const taken = (await Promise.all(takes)).filter(({ ok }) => ok);
			expect(taken.map((take) => take.ok && take.count).toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		}
	});

	it('A12 fifty concurrent takes from two budgets, in any order, take from both or from none', async () => {
		const { processes } = await open();
		const both = [
			{ limit: { ...letters, points: 10 }, key: 'ana' },
			{ limit: { ...letters, name: 'others', points: 5 }, key: 'ana' },
		];
		const takes = Array.from({ length: 50 }, (_, at) => processes[at % 2 === 0 ? 0 : 1].takeAll(at % 3 === 0 ? both : both.toReversed()));
		const all = await Promise.all(takes);
		expect(all.filter(({ ok }) => ok)).toHaveLength(5);
		expect(await processes[0].take({ ...letters, points: 10 }, 'ana')).toEqual({ ok: true, count: 6 });
	});

	it('return the wait until the end of the window, which started with the first take', async () => {
		const { clock, processes } = await open();
		for (const count of [1, 2, 3]) {
			expect(await processes[0].take(letters, 'ana')).toEqual({ ok: true, count });
			clock.ms += 600_000;
		}
		expect(await processes[1].take(letters, 'ana')).toEqual({ ok: false, retryAfterSeconds: 1800 });
		clock.ms += 1_799_999;
		expect(await processes[0].take(letters, 'ana')).toEqual({ ok: false, retryAfterSeconds: 1 });
		clock.ms += 1;
		expect(await processes[0].take(letters, 'ana')).toEqual({ ok: true, count: 1 });
	});

	it('count names and keys separately', async () => {
		const { processes } = await open();
		for (let time = 0; time < 3; time++) await processes[0].take(letters, 'ana');
		expect(await processes[0].take(letters, 'bea')).toMatchObject({ ok: true });
		expect(await processes[0].take({ ...letters, name: 'others' }, 'ana')).toMatchObject({ ok: true });
	});

	it('make waits grow up to the last one, and count only allowed takes', async () => {
		const { clock, processes } = await open();
		for (let time = 0; time < 10; time++) expect(await processes[0].take(guesses, 'ana')).toMatchObject({ ok: true });
		for (const seconds of [1, 2, 4, 8, 8, 8]) {
			const refused = { ok: false, retryAfterSeconds: seconds };
			expect([await processes[0].take(guesses, 'ana'), await processes[1].take(guesses, 'ana')]).toEqual([refused, refused]);
			clock.ms += seconds * 1000;
			expect(await processes[0].take(guesses, 'ana')).toMatchObject({ ok: true });
		}
	});

	it('forget growing waits when enough time has passed since the last take', async () => {
		const { clock, processes } = await open();
		for (let time = 0; time < 9; time++) await processes[0].take(guesses, 'ana');
		clock.ms += 43_199_999;
		expect(await processes[0].take(guesses, 'ana')).toEqual({ ok: true, count: 10 });
		clock.ms += 43_200_000;
		expect(await processes[0].take(guesses, 'ana')).toEqual({ ok: true, count: 1 });
	});

	it('undo a take', async () => {
		const { processes } = await open();
		for (let time = 0; time < 3; time++) await processes[0].take(letters, 'ana');
		await processes[1].settle({ undoLast: [{ limit: letters, key: 'ana' }] });
		expect(await processes[0].read(letters, 'ana')).toEqual({ count: 2, isUsedUp: false });
		expect(await processes[0].take(letters, 'ana')).toEqual({ ok: true, count: 3 });
		for (let time = 0; time < 5; time++) await processes[0].settle({ undoLast: [{ limit: letters, key: 'ana' }] });
		expect(await processes[0].take(letters, 'ana')).toEqual({ ok: true, count: 1 });
	});

	it('can be reset, and be read without a take', async () => {
		const { clock, processes } = await open();
		expect(await processes[0].read(letters, 'ana')).toEqual({ count: 0, isUsedUp: false });
		for (let time = 0; time < 3; time++) await processes[0].take(letters, 'ana');
		expect(await processes[1].read(letters, 'ana')).toEqual({ count: 3, isUsedUp: true });
		await processes[1].settle({ reset: [{ limit: letters, key: 'ana' }] });
		expect(await processes[0].take(letters, 'ana')).toEqual({ ok: true, count: 1 });
		clock.ms += 3_600_000;
		expect(await processes[0].read(letters, 'ana')).toEqual({ count: 0, isUsedUp: false });
	});
}

describe('limits in memory', () => {
	// V8 uses all memory that it may before it collects garbage, so the limit is set low.
	const tight = { NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=4' };

	const keys = byForm(130_000, 1_000_000);

	it(`B09 stay below 150 MB with ${keys} keys: the oldest is forgotten`, { tags: 'slow' }, async () => {
		const program = childProgram(
			`import { createLimits } from '${new URL('./limits.ts', import.meta.url)}';
			const log = { debug() {}, info() {}, warn() {}, error() {} };
			const limits = createLimits({ clock: () => new Date(), log, secret: 'a secret of tests' });
			const limit = { name: 'guesses', points: 10, perSeconds: 43_200 };
			const before = process.memoryUsage.rss();
			for (let at = 0; at < ${keys}; at++) await limits.take(limit, 'reader-' + at + '@mail.test');
			console.log('grew', Math.round((process.memoryUsage.rss() - before) / 1e6));
			const counts = ['reader-0@mail.test', 'reader-${keys - 1}@mail.test'].map(async (key) => (await limits.read(limit, key)).count);
			console.log('counts', ...(await Promise.all(counts)));`,
			tight,
		);
		expect(await program.ended).toBe(0);
		expect(Number(/grew (\d+)/.exec(program.printed())?.[1])).toBeLessThan(150);
		expect(program.printed()).toContain('counts 0 1');
	});
});
