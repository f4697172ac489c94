import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { allKeys, isSameSecret, type Keys, mac } from '../crypto.ts';

/** Most accounts with a mark in a device cookie. The newest mark comes first. */
const MAX_MARKS = 5;
const DAY_MS = 86_400_000;
/** Lifetime of the cookie in days; browsers keep none longer (T10). */
export const DEVICE_DAYS = 400;

/**
 * Device cookies (OWASP): the browser keeps a mark of each account that signed in on it, `day.mac`, joined by `~`. Sign-ins from a known device
 * have limits of their own, so strangers who guess at an account do not lock its owner out.
 */
export class KnownDevices {
	readonly #keys: Keys;
	readonly #clock: Clock;

	constructor(keys: Keys, clock: Clock) {
		this.#keys = keys;
		this.#clock = clock;
	}

	knows(marks: string | undefined, account: string): boolean {
		return this.#read(marks).some((mark) => this.#isOf(mark, account));
	}

	/** The marks with that of the account added. */
	remember(marks: string | undefined, account: string): string {
		const others = this.#read(marks).filter((mark) => !this.#isOf(mark, account));
		return [markOf(this.#keys.current, this.#today(), account), ...others].slice(0, MAX_MARKS).join('~');
	}

	#read(marks = ''): string[] {
		return marks.split('~', MAX_MARKS).filter((mark) => mark.length < 64 && this.#today() - Number(mark.split('.')[0]) <= DEVICE_DAYS);
	}

	#isOf(mark: string, account: string): boolean {
		const day = Number(mark.split('.')[0]);
		return allKeys(this.#keys).some((key) => isSameSecret(markOf(key, day, account), mark));
	}

	#today(): number {
		return Math.floor(this.#clock().getTime() / DAY_MS);
	}
}

const markOf = (key: KeyObject, day: number, account: string): string => `${day}.${mac(key, `${day}\n${account}`).toString('base64url')}`;
