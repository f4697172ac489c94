import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function failedTimes(times: number) {
	const clock = { ms: 0 };
	const breaker = new CircuitBreaker({ now: () => clock.ms });
	for (let time = 0; time < times; time++) breaker.failed();
	return { clock, breaker };
}

describe('a server that fails', () => {
	it('X06 is called after four failures, and not after five', () => {
		expect(failedTimes(4).breaker.mayTry()).toBe(true);
		expect(failedTimes(5).breaker.mayTry()).toBe(false);
	});

	it('X06 is called once every 30 s', () => {
		const { clock, breaker } = failedTimes(5);
		for (const _round of [1, 2]) {
			clock.ms += 29_999;
			expect(breaker.mayTry()).toBe(false);
			clock.ms += 1;
			expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
			breaker.failed();
		}
	});

	it('X06 is called as before once it answers', () => {
		const { clock, breaker } = failedTimes(9);
		clock.ms += 30_000;
		expect(breaker.mayTry()).toBe(true);
		breaker.succeeded();
		for (let time = 0; time < 4; time++) breaker.failed();
		expect(breaker.mayTry()).toBe(true);
	});
});
