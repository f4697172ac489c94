import { randomInt } from 'node:crypto';

const leastSpreadS = 5;
const mostSpreadS = 60;

/**
 * Chooses a random `Retry-After` within the time that it takes to serve all refused callers, so that they do not come back together.
 */
export class RetryAfterSpread {
	#servedAt = 0;

	/** Seconds for `Retry-After`. `now` is a monotonic time in ms, and `msEach` the time from one served caller to the next. */
	next(now: number, msEach: number): number {
		this.#servedAt = Math.min(Math.max(this.#servedAt, now) + msEach, now + mostSpreadS * 1000);
		const spread = Math.max(leastSpreadS, Math.ceil((this.#servedAt - now) / 1000));
		return randomInt(1, spread + 1);
	}
}
