import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** A device cookie has marks of this many accounts, the newest first. */
const MAX_MARKS = 5;
const DAY_MS = 86_400_000;
/** Lifetime of the cookie in days; browsers keep none longer (T10). */
export const DEVICE_DAYS = 400;

/**
 * Device cookies (OWASP): the browser keeps a mark of each account that signed in on it, `day.mac`, joined by `~`. Sign-ins from a known device
 * have limits of their own, so strangers who guess at an account do not lock its owner out.
 */
export class KnownDevices {
	readonly #key: KeyObject;
	readonly #clock: Clock;

	constructor(key: KeyObject, clock: Clock) {
		this.#key = key;
		this.#clock = clock;
	}

	knows(marks: string | undefined, account: string): boolean {
		return this.#read(marks).some((mark) => this.#isOf(mark, account));
	}

	/** The marks with that of the account added. */
	remember(marks: string | undefined, account: string): string {
		const others = this.#read(marks).filter((mark) => !this.#isOf(mark, account));
		return [this.#mark(this.#today(), account), ...others].slice(0, MAX_MARKS).join('~');
	}

	#read(marks = ''): string[] {
		return marks.split('~', MAX_MARKS).filter((mark) => mark.length < 64 && this.#today() - Number(mark.split('.')[0]) <= DEVICE_DAYS);
	}

	#isOf(mark: string, account: string): boolean {
		const expected = Buffer.from(this.#mark(Number(mark.split('.')[0]), account));
		const actual = Buffer.from(mark);
		return actual.length === expected.length && timingSafeEqual(actual, expected);
	}

	#mark(day: number, account: string): string {
		return `${day}.${createHmac('sha256', this.#key).update(`${day}\n${account}`).digest('base64url')}`;
	}

	#today(): number {
		return Math.floor(this.#clock().getTime() / DAY_MS);
	}
}
