import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock';

/** A browser keeps marks of so many accounts, the newest first. */
const MOST_MARKS = 5;
const DAY_MS = 86_400_000;
/** The longest that browsers keep a cookie (T10). */
export const DEVICE_DAYS = 400;

/**
 * Marks of the accounts that signed in on a browser, which it keeps in a cookie: `day.mac`, joined by `~`. A guess from there is no
 * stranger's, so strangers who guess at the account do not lock its owner out (OWASP, "Device Cookies").
 */
export class KnownDevices {
	readonly #key: Buffer;
	readonly #clock: Clock;

	constructor(key: Buffer, clock: Clock) {
		this.#key = key;
		this.#clock = clock;
	}

	knows(marks: string | undefined, account: string): boolean {
		return this.#read(marks).some((mark) => this.#isOf(mark, account));
	}

	/** The marks with one more. */
	remember(marks: string | undefined, account: string): string {
		const others = this.#read(marks).filter((mark) => !this.#isOf(mark, account));
		return [this.#mark(this.#today(), account), ...others].slice(0, MOST_MARKS).join('~');
	}

	#read(marks = ''): string[] {
		return marks.split('~', MOST_MARKS).filter((mark) => mark.length < 64 && this.#today() - Number(mark.split('.')[0]) <= DEVICE_DAYS);
	}

	#isOf(mark: string, account: string): boolean {
		const expected = Buffer.from(this.#mark(Number(mark.split('.')[0]), account));
		const given = Buffer.from(mark);
		return given.length === expected.length && timingSafeEqual(given, expected);
	}

	#mark(day: number, account: string): string {
		return `${day}.${createHmac('sha256', this.#key).update(`${day}\n${account}`).digest('base64url')}`;
	}

	#today(): number {
		return Math.floor(this.#clock().getTime() / DAY_MS);
	}
}
