import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { createLimits } from '#platform/limits';
import { Refusal } from '#platform/refusal';
import { byForm } from '../../../../tests/support/form.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import type { Call } from '../../call.ts';
import { AccountThrottle } from './account-throttle.ts';

const [tn, other] = brandList.filter(
	({ accounts }, at, all) => all.findIndex(({ accounts: { tenant } }) => tenant === accounts.tenant) === at,
);
if (!tn || !other) throw new Error('there are two tenants');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A throttle with a clock that a test moves, and how many guesses it let through. */
function throttle() {
	const clock = { ms: Date.parse('2026-11-20T12:00:00Z') };
	const state = { guesses: 0 };
	const now = () => new Date(clock.ms);
	const log = silentLog();
	const limits = createLimits({ clock: now, log, secret: 'a secret of tests' });
	const guard = new AccountThrottle({ limits, clock: now, log, deviceKey: Buffer.from('a key of tests') });
	/** Gives `in`, `wrong`, or the seconds to wait. */
	const tryPassword = async (call: Call, password: 'right' | 'wrong', userName = 'ana@mail.test'): Promise<string | number> => {
		try {
			const proven = await guard.signIn(call, userName, async () => {
				state.guesses++;
				return password === 'right' ? true : undefined;
			});
			return proven ? 'in' : 'wrong';
		} catch (refusal) {
			return waitOf(refusal);
		}
	};
	return { clock, state, guard, limits, log, tryPassword };
}

function waitOf(refusal: unknown): number {
	if (!(refusal instanceof Refusal) || refusal.httpStatus !== 429) throw refusal;
	return Number(refusal.headers['retry-after']);
}

const from = (ip: string | undefined, device?: string, brand = tn): Call => ({
	brand,
	origin: `https://${brand.id}.test`,
	ip,
	device,
	userAgent: '',
	requestId: '',
	reader: undefined,
});

/** Address number `at` of networks that nobody shares. */
const address = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

describe('guesses at an account', () => {
	it('A09 wait from the tenth on, 1 s and then twice as long, up to 15 minutes', async () => {
		const { clock, tryPassword } = throttle();
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
		const waits = [];
		for (let guess = 0; guess < 5; guess++) {
			const wait = await tryPassword(from('192.0.2.1'), 'wrong');
			waits.push(wait);
			clock.ms += Number(wait) * 1000;
			expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
		}
		expect(waits).toEqual([1, 2, 4, 8, 16]);
		let longest = 0;
		for (let tries = 0; tries < 2000; tries++) {
			clock.ms += minute;
			longest = Math.max(longest, Number(await tryPassword(from('192.0.2.1'), 'wrong')) || 0);
		}
		expect(longest).toBe(840);
	});

	it.each([
		['one network', () => from('192.0.2.1')],
		['500 networks', (at: number) => from(address(at))],
		['500 networks and a device of the reader', (at: number, marks: string) => from(address(at), at % 2 === 0 ? marks : undefined)],
	])('A09 of 500 in an hour from %s at most 100 are let through', async (_where, callOf) => {
		const { clock, state, guard, tryPassword } = throttle();
		const marks = guard.rememberDevice(from('203.0.113.1'), 'ana@mail.test');
		for (let guess = 0; guess < 500; guess++) {
			await tryPassword(callOf(guess, marks), 'wrong');
			clock.ms += hour / 500;
		}
		expect(state.guesses).toBeGreaterThan(10);
		expect(state.guesses).toBeLessThanOrEqual(100);
	});

	it('A09 after the wait the right password works, and forgives what was before', async () => {
		const { clock, tryPassword } = throttle();
		for (let guess = 0; guess < 12; guess++) {
			await tryPassword(from('192.0.2.1'), 'wrong');
			clock.ms += 1000;
		}
		clock.ms += Number(await tryPassword(from('192.0.2.1'), 'right')) * 1000;
		expect(await tryPassword(from('192.0.2.1'), 'right')).toBe('in');
		for (let guess = 0; guess < 3; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});

	it('A09 are forgiven after twelve hours', async () => {
		const { clock, tryPassword } = throttle();
		for (let guess = 0; guess < 10; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		clock.ms += 12 * hour;
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});

	const days = byForm(3, 30);

	it(`A09 ${days} days of them from everywhere lock nobody out for good`, async () => {
		const { clock, guard, tryPassword } = throttle();
		const marks = guard.rememberDevice(from('203.0.113.1'), 'ana@mail.test');
		for (let turn = 0; turn < (days * day) / (5 * minute); turn++) {
			clock.ms += 5 * minute;
			for (let guess = 0; guess < 20; guess++) await tryPassword(from(address(turn * 20 + guess)), 'wrong');
		}
		expect(await tryPassword(from('203.0.113.1', marks), 'right'), 'on her own device').toBe('in');
		const wait = await tryPassword(from('203.0.113.1'), 'right');
		expect(wait).toBeLessThanOrEqual(900);
		await guard.lift({ brand: tn }, 'ana@mail.test');
		expect(await tryPassword(from('203.0.113.1'), 'right'), 'after a reset').toBe('in');
	}, 60_000);

	it('A11 while they wait, the right password waits as long', async () => {
		const { tryPassword, state } = throttle();
		for (let guess = 0; guess < 10; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		expect([await tryPassword(from('192.0.2.1'), 'right'), await tryPassword(from('192.0.2.1'), 'wrong')]).toEqual([1, 1]);
		expect(state.guesses).toBe(10);
	});

	it('A11 a lift ends every wait, as often as it comes', async () => {
		const { guard, tryPassword } = throttle();
		for (let lift = 0; lift < 3; lift++) {
			for (let guess = 0; guess < 30; guess++) await tryPassword(from(address(guess % 3)), 'wrong');
			expect(await tryPassword(from(address(1)), 'right')).toBeGreaterThan(0);
			await guard.lift({ brand: tn }, 'ana@mail.test');
			expect(await tryPassword(from(address(1)), 'wrong')).toBe('wrong');
		}
	});

	it('A10 are counted where there is no such account', async () => {
		const { tryPassword } = throttle();
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong', 'nobody@mail.test')).toBe('wrong');
		expect(await tryPassword(from('192.0.2.1'), 'wrong', 'nobody@mail.test')).toBe(1);
	});

	it('A12 of fifty at once ten are let through', async () => {
		const { state, tryPassword } = throttle();
		const outcomes = await Promise.all(Array.from({ length: 50 }, () => tryPassword(from('192.0.2.1'), 'wrong')));
		expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
		expect(state.guesses).toBe(10);
	});

	it('B06 from one /64, or from one IPv4 address however it is written, are from one place', async () => {
		const { tryPassword } = throttle();
		const same = [(at: number) => `2001:db8:0:1::${at}`, (at: number) => (at % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9')];
		for (const [at, spell] of same.entries()) {
			for (let guess = 0; guess < 10; guess++) await tryPassword(from(spell(guess)), 'wrong', `reader-${at}`);
			expect(await tryPassword(from(spell(10)), 'wrong', `reader-${at}`)).toBe(1);
		}
		expect(await tryPassword(from('2001:db8:0:2::1'), 'wrong', 'reader-0')).toBe('wrong');
	});

	it('do not keep a reader out who signs in where she did before', async () => {
		const { guard, tryPassword } = throttle();
		const marks = guard.rememberDevice(from('192.0.2.1'), 'ana@mail.test');
		for (let guess = 0; guess < 200; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
		for (let guess = 0; guess < 50; guess++) await tryPassword(from(address(guess)), 'wrong');
		expect(await tryPassword(from('192.0.2.1'), 'right')).toBeGreaterThan(0);
		expect(await tryPassword(from('192.0.2.1', marks), 'right')).toBe('in');
	});

	it('are not those of another tenant', async () => {
		const { tryPassword } = throttle();
		for (let guess = 0; guess < 10; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		expect(await tryPassword(from('192.0.2.1', undefined, other), 'wrong')).toBe('wrong');
	});

	it('count only when the password was looked at', async () => {
		const { guard, tryPassword } = throttle();
		const outage = () => guard.signIn(from('192.0.2.1'), 'ana@mail.test', () => Promise.reject(new Error('no database')));
		for (let time = 0; time < 200; time++) await expect(outage()).rejects.toThrow('no database');
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});
});

describe('a network', () => {
	it('B02 that tries one password at many accounts is stopped, and told how long', async () => {
		const { clock, state, tryPassword } = throttle();
		for (let guess = 0; guess < 300; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
		expect(state.guesses).toBe(100);
		expect(await tryPassword(from('192.0.2.1'), 'right', 'somebody')).toBe(900);
		clock.ms += 15 * minute;
		expect(await tryPassword(from('192.0.2.1'), 'right', 'somebody')).toBe('in');
	});

	it('that is stopped uses up nothing of an account', async () => {
		const { tryPassword } = throttle();
		for (let guess = 0; guess < 100; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
		for (let guess = 0; guess < 50; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe(900);
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.2'), 'wrong')).toBe('wrong');
	});

	it('that many readers share may let in as many as know their passwords', async () => {
		const { tryPassword } = throttle();
		for (let reader = 0; reader < 1000; reader++) expect(await tryPassword(from('192.0.2.1'), 'right', `reader-${reader}`)).toBe('in');
	});

	it('B05 that nobody knows has the least to guess with, and all such are one', async () => {
		const { state, tryPassword } = throttle();
		for (let guess = 0; guess < 300; guess++) await tryPassword(from(guess % 2 === 0 ? undefined : 'unknown'), 'wrong', `reader-${guess}`);
		expect(state.guesses).toBe(5);
	});

	it('may ask for sixty mails and make two hundred accounts an hour', async () => {
		const { guard } = throttle();
		for (let time = 0; time < 60; time++) await guard.mailRequest(from('192.0.2.1'));
		for (let time = 0; time < 200; time++) await guard.signUp(from('192.0.2.1'));
		expect(waitOf(await guard.mailRequest(from('192.0.2.1')).catch((refusal) => refusal))).toBe(3600);
		expect(waitOf(await guard.signUp(from('192.0.2.1')).catch((refusal) => refusal))).toBe(3600);
	});
});

describe('nonces', () => {
	const dead = () => Promise.reject(new Refusal('300033', [404, 'Nonce not found or expired']));

	it('R10 are guessed thirty times in a quarter of an hour from a network, and good ones do not count', async () => {
		const { guard } = throttle();
		for (let time = 0; time < 100; time++) expect(await guard.nonce(from('192.0.2.1'), async () => 'spent')).toBe('spent');
		for (let time = 0; time < 30; time++) await expect(guard.nonce(from('192.0.2.1'), dead)).rejects.toMatchObject({ httpStatus: 404 });
		const wait = await guard.nonce(from('192.0.2.1'), async () => 'spent').catch(waitOf);
		expect(wait).toBe(900);
	});

	it('R10 are guessed 6,000 times in a minute from everywhere', async () => {
		const { guard, clock } = throttle();
		for (let time = 0; time < 6000; time++) await guard.nonce(from(address(time)), dead).catch(() => {});
		expect(await guard.nonce(from('192.0.2.1'), async () => 'spent').catch(waitOf)).toBe(60);
		clock.ms += minute;
		expect(await guard.nonce(from('192.0.2.1'), async () => 'spent')).toBe('spent');
	});
});

describe('an attack on all accounts of a tenant', () => {
	it('B01 begins with the fiftieth failure when most fail, and ends a quarter of an hour after the last', async () => {
		const { guard, clock, log, tryPassword } = throttle();
		const stuff = async (times: number) => {
			for (let at = 0; at < times; at++) await tryPassword(from(address(at)), 'wrong', `reader-${clock.ms}-${at}`);
		};
		await stuff(49);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
		await stuff(51);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
		expect(await guard.isUnderAttack({ brand: other })).toBe(false);
		expect(log.told.filter(({ level }) => level === 'warn')).toHaveLength(1);
		clock.ms += 15 * minute - 1;
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
		clock.ms += 3000;
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
	});

	it('B01 is none while more succeed than fail', async () => {
		const { guard, tryPassword } = throttle();
		for (let at = 0; at < 300; at++) await tryPassword(from(address(at)), at % 3 === 0 ? 'wrong' : 'right', `reader-${at}`);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
	});

	it('B01 is seen by another process within seconds', async () => {
		const { guard, limits, clock, log, tryPassword } = throttle();
		const elsewhere = new AccountThrottle({ limits, clock: () => new Date(clock.ms), log, deviceKey: Buffer.from('a key of tests') });
		expect(await elsewhere.isUnderAttack({ brand: tn })).toBe(false);
		for (let at = 0; at < 50; at++) await tryPassword(from(address(at)), 'wrong', `reader-${at}`);
		clock.ms += 2000;
		expect(await elsewhere.isUnderAttack({ brand: tn })).toBe(true);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
	});
});
