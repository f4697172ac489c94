import { randomInt } from 'node:crypto';

const leastSpreadS = 5;
const mostSpreadS = 60;

/**
 * Tells those who were refused when to come back: each at a random second of the time that it takes to serve all of them, so that they do
 * not come back together.
 */
export class ReturnTimes {
	#servedAt = 0;

	/** Seconds for `Retry-After`. `now` is a monotonic time in ms, and `msEach` the time that one of those who wait takes. */
	next(now: number, msEach: number): number {
		this.#servedAt = Math.min(Math.max(this.#servedAt, now) + msEach, now + mostSpreadS * 1000);
		const spread = Math.max(leastSpreadS, Math.ceil((this.#servedAt - now) / 1000));
		return randomInt(1, spread + 1);
	}
}
