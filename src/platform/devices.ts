// The devices that people sign in on: how they are recognised, and how lists name them.
import type { KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { allKeys, isSameSecret, type Keys, mac } from './crypto.ts';
import { cookieOf, type HostCookie, hostCookie } from './http/cookies.ts';

/** Most accounts with a mark in a device cookie. The newest mark comes first. */
const MAX_MARKS = 5;
const DAY_MS = 86_400_000;
/** Lifetime of the cookie in days; browsers keep none longer (T10). */
const DEVICE_DAYS = 400;
/** Most characters of the cookie that are read. */
const longestCookie = 400;

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
		return this.#read(marks, this.#today()).some((mark) => this.#isOf(mark, account));
	}

	/** The marks with that of the account added. */
	remember(marks: string | undefined, account: string): string {
		const today = this.#today();
		const others = this.#read(marks, today).filter((mark) => !this.#isOf(mark, account));
		return [markOf(this.#keys.current, today, account), ...others].slice(0, MAX_MARKS).join('~');
	}

	#read(marks = '', today: number): string[] {
		return marks.split('~', MAX_MARKS).filter((mark) => markForm.test(mark) && today - Number.parseInt(mark, 10) <= DEVICE_DAYS);
	}

	#isOf(mark: string, account: string): boolean {
		const day = Number.parseInt(mark, 10);
		return allKeys(this.#keys).some((key) => isSameSecret(markOf(key, day, account), mark));
	}

	#today(): number {
		return Math.floor(this.#clock().getTime() / DAY_MS);
	}
}

/** Day and HMAC. What the browser sends in another form would not always fit into a header again. */
const markForm = /^\d+\.[\w-]{43}$/;

const markOf = (key: KeyObject, day: number, account: string): string => `${day}.${mac(key, `${day}\n${account}`).toString('base64url')}`;

/** The cookie with the marks of the accounts that signed in on a device. */
export const deviceCookie = (attributes: Pick<HostCookie, 'name' | 'sameSite'>) => ({
	read: (request: Pick<FastifyRequest, 'headers'>): string | undefined => cookieOf(request, attributes.name)?.slice(0, longestCookie),
	set: (reply: FastifyReply, marks: string): FastifyReply =>
		reply.header('set-cookie', hostCookie({ ...attributes, value: marks, seconds: DEVICE_DAYS * 86_400 })),
});

/** Part of a `User-Agent`, and what it names. */
type NamedPattern = readonly [pattern: RegExp, name: string];

/** The first match counts: Edge and Opera also say Chrome, and Chrome says Safari. */
const browsers: readonly NamedPattern[] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: readonly NamedPattern[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

function firstMatch(patterns: readonly NamedPattern[], text: string): string | undefined {
	for (const [pattern, name] of patterns) if (pattern.test(text)) return name;
	return undefined;
}

/** The name of a device in lists, such as `Safari en iPhone`; `Otro dispositivo` when the `User-Agent` names neither browser nor system. */
export function deviceName(userAgent: string): string {
	const text = userAgent.slice(0, 500);
	const names = [firstMatch(browsers, text), firstMatch(systems, text)].filter((name) => name !== undefined);
	return names.join(' en ') || 'Otro dispositivo';
}
