import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { padResponseTime } from './pad-response-time.ts';

const spent = async (work: () => Promise<unknown>): Promise<number> => {
	const began = performance.now();
	await padResponseTime(60, work).catch(() => {});
	return performance.now() - began;
};

describe('an answer at full steps', () => {
	it('takes one step for any work of less, and two for what takes longer', async () => {
		const times = await Promise.all([spent(async () => {}), spent(() => sleep(25)), spent(() => sleep(70))]);
		expect(times.map((ms) => Math.floor((ms + 2) / 60))).toEqual([1, 1, 2]);
	});

	it('takes as long to fail, and fails with what failed', async () => {
		const fail = () => Promise.reject(new Error('refused'));
		expect(await spent(fail)).toBeGreaterThan(57);
		await expect(padResponseTime(1, fail)).rejects.toThrow('refused');
		await expect(padResponseTime(1, async () => 'given')).resolves.toBe('given');
	});
});
