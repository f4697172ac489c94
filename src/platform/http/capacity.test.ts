import { describe, expect, it } from 'vitest';
import { LoadLimit } from './capacity.ts';

/** A limit with a clock of its own; `second` lets that many requests come, of which `capacity` are answered. */
function limited() {
	let now = 0;
	const limit = new LoadLimit(() => now);
	let running = 0;
	const second = (come: number, capacity: number) => {
		let refused = 0;
		for (let tick = 0; tick < 100; tick++, now += 10) {
			for (let at = 0; at < come / 100; at++) limit.enter() ? running++ : refused++;
			for (let at = 0; at < capacity / 100 && running > 0; at++, running--) limit.leave();
		}
		return { refused, waiting: running };
	};
	return { limit, second };
}

describe('the load limit', () => {
	it('L08 accepts every request below capacity, and more at once as it learns the rate', () => {
		const { second } = limited();
		for (let at = 0; at < 5; at++) expect(second(2000, 2000).refused).toBe(0);
		expect(second(2000, 2000)).toEqual({ refused: 0, waiting: 0 });
	});

	it('L08 above capacity refuses the excess, and accepted requests are answered within a second', () => {
		const { second } = limited();
		for (let at = 0; at < 5; at++) second(4000, 1000);
		const { refused, waiting } = second(4000, 1000);
		expect(refused).toBe(3000);
		expect(waiting).toBeLessThan(1000);
		expect(waiting).toBeGreaterThan(200);
	});

	it('L08 falls when responses become slow', () => {
		const { second } = limited();
		for (let at = 0; at < 5; at++) second(1000, 1000);
		for (let at = 0; at < 5; at++) second(1000, 100);
		expect(second(1000, 100).waiting).toBeLessThanOrEqual(100);
	});

	it('accepts a burst after a quiet time', () => {
		const { limit, second } = limited();
		for (let at = 0; at < 20; at++) second(100, 100);
		expect(Array.from({ length: 60 }, () => limit.enter())).not.toContain(false);
	});
});
