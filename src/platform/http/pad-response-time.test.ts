import { describe, expect, it } from 'vitest';
import { padResponseTime } from './pad-response-time.ts';

/** A time that passes only by waiting. */
function testTime() {
	let ms = 1_000;
	const wait = async (passed: number) => {
		ms += passed;
	};
	return { now: () => ms, wait };
}

const spent = async (work: (wait: (ms: number) => Promise<unknown>) => Promise<unknown>): Promise<number> => {
	const time = testTime();
	const began = time.now();
	await padResponseTime(60, () => work(time.wait), time).catch(() => {});
	return time.now() - began;
};

describe('a padded response', () => {
	it('takes one step for shorter work, and two steps for longer work', async () => {
		expect(await spent((wait) => wait(3))).toBe(60);
		expect(await spent((wait) => wait(25))).toBe(60);
		expect(await spent((wait) => wait(70))).toBe(120);
	});

	it('takes as long to fail, with the same error', async () => {
		const fail = () => Promise.reject(new Error('refused'));
		expect(await spent((wait) => wait(3).then(fail))).toBe(60);
		await expect(padResponseTime(1, fail)).rejects.toThrow('refused');
	});

	it('waits in real time', async () => {
		const began = performance.now();
		await expect(padResponseTime(30, async () => 'answer')).resolves.toBe('answer');
		expect(performance.now() - began).toBeGreaterThan(28);
	});
});
