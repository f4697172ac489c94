import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLimits } from '#platform/limits';
import { Refusal } from '#platform/refusal';
import { byForm } from '../../../../tests/support/form.ts';
import { address, from, other, testThrottle, tn, waitOf } from '../../../../tests/support/identity/test-throttle.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { LimitsThrottle } from './limits-throttle.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('guesses at an account', () => {
	it('A09 must wait after the tenth: 1 s, then twice as long each time, up to 15 minutes', async () => {
		const { clock, tryPassword } = testThrottle();
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
	])('A09 from %s: of 500 in an hour at most 100 are let through', async (_where, callOf) => {
		const { clock, state, guard, tryPassword } = testThrottle();
		const marks = guard.rememberDevice(from('203.0.113.1'), 'ana@mail.test');
		for (let guess = 0; guess < 500; guess++) {
			await tryPassword(callOf(guess, marks), 'wrong');
			clock.ms += hour / 500;
		}
		expect(state.guesses).toBeGreaterThan(10);
		expect(state.guesses).toBeLessThanOrEqual(100);
	});

	it('A09 no longer count once the right password is used after the wait', async () => {
		const { clock, tryPassword } = testThrottle();
		for (let guess = 0; guess < 12; guess++) {
			await tryPassword(from('192.0.2.1'), 'wrong');
			clock.ms += 1000;
		}
		clock.ms += Number(await tryPassword(from('192.0.2.1'), 'right')) * 1000;
		expect(await tryPassword(from('192.0.2.1'), 'right')).toBe('in');
		for (let guess = 0; guess < 3; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});

	it('A09 start again after the right password', async () => {
		const { tryPassword } = testThrottle();
		for (let guess = 0; guess < 9; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		expect(await tryPassword(from('192.0.2.1'), 'right')).toBe('in');
		for (let guess = 0; guess < 6; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});

	it('A09 no longer count after twelve hours', async () => {
		const { clock, tryPassword } = testThrottle();
		for (let guess = 0; guess < 10; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		clock.ms += 12 * hour;
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});

	const hours = byForm(25, 720);

	it(`A09 from everywhere, for ${hours} hours, do not lock the reader out for good`, { tags: 'slow' }, async () => {
		const { clock, guard, tryPassword } = testThrottle();
		const marks = guard.rememberDevice(from('203.0.113.1'), 'ana@mail.test');
		for (let turn = 0; turn < (hours * hour) / (5 * minute); turn++) {
			clock.ms += 5 * minute;
			for (let guess = 0; guess < 20; guess++) await tryPassword(from(address(turn * 20 + guess)), 'wrong');
		}
		expect(await tryPassword(from('203.0.113.1', marks), 'right'), 'on a known device').toBe('in');
		const wait = await tryPassword(from('203.0.113.1'), 'right');
		expect(wait).toBeLessThanOrEqual(900);
		await guard.lift({ brand: tn }, 'ana@mail.test');
		expect(await tryPassword(from('203.0.113.1'), 'right'), 'after a reset').toBe('in');
	});

	it('A11 make the right password wait as long as a wrong one', async () => {
		const { tryPassword, state } = testThrottle();
		for (let guess = 0; guess < 10; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		expect([await tryPassword(from('192.0.2.1'), 'right'), await tryPassword(from('192.0.2.1'), 'wrong')]).toEqual([1, 1]);
		expect(state.guesses).toBe(10);
	});

	it('A10 are counted for a name without an account, too', async () => {
		const { tryPassword } = testThrottle();
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong', 'nobody@mail.test')).toBe('wrong');
		expect(await tryPassword(from('192.0.2.1'), 'wrong', 'nobody@mail.test')).toBe(1);
	});

	it('A12 in a burst of fifty: ten are let through', async () => {
		const { state, tryPassword } = testThrottle();
		const outcomes = await Promise.all(Array.from({ length: 50 }, () => tryPassword(from('192.0.2.1'), 'wrong')));
		expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
		expect(state.guesses).toBe(10);
	});

	it('B06 from one /64, or from one IPv4 address in any spelling, count together', async () => {
		const { tryPassword } = testThrottle();
		const same = [(at: number) => `2001:db8:0:1::${at}`, (at: number) => (at % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9')];
		for (const [at, spell] of same.entries()) {
			for (let guess = 0; guess < 10; guess++) await tryPassword(from(spell(guess)), 'wrong', `reader-${at}`);
			expect(await tryPassword(from(spell(10)), 'wrong', `reader-${at}`)).toBe(1);
		}
		expect(await tryPassword(from('2001:db8:0:2::1'), 'wrong', 'reader-0')).toBe('wrong');
	});

	it('do not lock a reader out who signs in on a known device', async () => {
		const { guard, tryPassword } = testThrottle();
		const marks = guard.rememberDevice(from('192.0.2.1'), 'ana@mail.test');
		for (let guess = 0; guess < 200; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
		for (let guess = 0; guess < 50; guess++) await tryPassword(from(address(guess)), 'wrong');
		expect(await tryPassword(from('192.0.2.1'), 'right')).toBeGreaterThan(0);
		expect(await tryPassword(from('192.0.2.1', marks), 'right')).toBe('in');
	});

	it('do not count for another tenant', async () => {
		const { tryPassword } = testThrottle();
		for (let guess = 0; guess < 10; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		expect(await tryPassword(from('192.0.2.1', undefined, other), 'wrong')).toBe('wrong');
	});

	it('count only when the password was checked', async () => {
		const { guard, tryPassword } = testThrottle();
		const outage = () =>
			guard.signIn(from('192.0.2.1'), 'ana@mail.test', { prove: () => Promise.reject(new Error('no database')), enter: async () => {} });
		for (let time = 0; time < 200; time++) await expect(outage()).rejects.toThrow('no database');
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe('wrong');
	});
});

describe('sign-ins with the right password', () => {
	it('are thirty to an account in 15 minutes; a known device has thirty of its own', async () => {
		const { clock, guard, state, tryPassword } = testThrottle();
		const marks = guard.rememberDevice(from('192.0.2.1'), 'ana@mail.test');
		for (let at = 0; at < 40; at++) await tryPassword(from(address(at)), 'right');
		expect(state.guesses).toBe(30);
		expect(await tryPassword(from(address(50)), 'right')).toBe(900);
		expect(await tryPassword(from(address(50), marks), 'right')).toBe('in');
		expect(await tryPassword(from(address(50)), 'right', 'eva@mail.test')).toBe('in');
		clock.ms += 15 * minute;
		expect(await tryPassword(from(address(50)), 'right')).toBe('in');
	});

	it('are not used up by wrong ones', async () => {
		const { state, tryPassword } = testThrottle();
		for (let at = 0; at < 10; at++) await tryPassword(from(address(at)), 'wrong');
		for (let at = 0; at < 40; at++) await tryPassword(from(address(at)), 'right');
		expect(state.guesses).toBe(40);
	});
});

describe('a clock that is set back by two hours', () => {
	it('A09 B07 makes nobody wait for hours, and guesses are limited from then on', async () => {
		const { clock, tryPassword } = testThrottle();
		for (let guess = 0; guess < 11; guess++) await tryPassword(from('192.0.2.1'), 'wrong');
		clock.ms -= 2 * hour;
		const outcomes: (string | number)[] = [];
		for (let guess = 0; guess < 30; guess++) outcomes.push(await tryPassword(from('192.0.2.1'), 'wrong'));
		expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBeLessThanOrEqual(10);
		expect(outcomes.at(-1)).toBe(1);
	});

	it('B02 B07 makes a network that is stopped wait no longer than the window', async () => {
		for (const back of [minute, 4 * minute, 2 * hour]) {
			const { clock, tryPassword } = testThrottle();
			for (let guess = 0; guess < 100; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
			clock.ms -= back;
			const outcome = await tryPassword(from('192.0.2.1'), 'wrong', 'somebody');
			expect(typeof outcome === 'number' ? outcome : 0).toBeLessThanOrEqual(900);
		}
	});

	it('B01 does not leave captchas on for hours after an attack', async () => {
		const { clock, guard, tryPassword } = testThrottle();
		for (let at = 0; at < 60; at++) await tryPassword(from(address(at)), 'wrong', `reader-${at}`);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
		clock.ms -= 2 * hour;
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
	});
});

describe('a network', () => {
	it('B02 that tries one password at many accounts is stopped, with the time to wait', async () => {
		const { clock, state, tryPassword } = testThrottle();
		for (let guess = 0; guess < 300; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
		expect(state.guesses).toBe(100);
		expect(await tryPassword(from('192.0.2.1'), 'right', 'somebody')).toBe(900);
		clock.ms += 15 * minute;
		expect(await tryPassword(from('192.0.2.1'), 'right', 'somebody')).toBe('in');
	});

	it('that is stopped uses up no points of an account', async () => {
		const { tryPassword } = testThrottle();
		for (let guess = 0; guess < 100; guess++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${guess}`);
		for (let guess = 0; guess < 50; guess++) expect(await tryPassword(from('192.0.2.1'), 'wrong')).toBe(900);
		for (let guess = 0; guess < 10; guess++) expect(await tryPassword(from('192.0.2.2'), 'wrong')).toBe('wrong');
	});

	it('that many readers share is not limited for right passwords', async () => {
		const { tryPassword } = testThrottle();
		for (let reader = 0; reader < 1000; reader++) expect(await tryPassword(from('192.0.2.1'), 'right', `reader-${reader}`)).toBe('in');
	});

	it('B05 that is unknown has the strictest limit, and all unknown ones share it', async () => {
		const { state, tryPassword } = testThrottle();
		for (let guess = 0; guess < 300; guess++) await tryPassword(from(guess % 2 === 0 ? undefined : 'unknown'), 'wrong', `reader-${guess}`);
		expect(state.guesses).toBe(5);
	});

	it('may ask sign-in providers two hundred times in 15 minutes', async () => {
		const { guard } = testThrottle();
		for (let time = 0; time < 200; time++) await guard.provider(from('192.0.2.1'));
		expect(waitOf(await guard.provider(from('192.0.2.1')).catch((refusal) => refusal))).toBe(900);
		await guard.provider(from('192.0.2.2'));
	});

	it('may request sixty emails and create two hundred accounts an hour', async () => {
		const { guard } = testThrottle();
		for (let time = 0; time < 60; time++) await guard.mailRequest(from('192.0.2.1'));
		for (let time = 0; time < 200; time++) await guard.signUp(from('192.0.2.1'));
		expect(waitOf(await guard.mailRequest(from('192.0.2.1')).catch((refusal) => refusal))).toBe(3600);
		expect(waitOf(await guard.signUp(from('192.0.2.1')).catch((refusal) => refusal))).toBe(3600);
	});
});

describe('nonces', () => {
	const dead = () => Promise.reject(new Refusal('300033', [404, 'Nonce not found or expired']));

	it('R10 may be guessed thirty times in 15 minutes from a network; valid ones do not count', async () => {
		const { guard } = testThrottle();
		for (let time = 0; time < 100; time++) expect(await guard.nonce(from('192.0.2.1'), async () => 'spent')).toBe('spent');
		for (let time = 0; time < 30; time++) await expect(guard.nonce(from('192.0.2.1'), dead)).rejects.toMatchObject({ httpStatus: 404 });
		const wait = await guard.nonce(from('192.0.2.1'), async () => 'spent').catch(waitOf);
		expect(wait).toBe(900);
	});

	it('R10 may fail for other reasons as often as they like', async () => {
		const { guard } = testThrottle();
		const reasons = [new Error('no database'), new Refusal('300034', [400, 'Passwords are too short'])];
		for (let time = 0; time < 50; time++)
			for (const reason of reasons) await expect(guard.nonce(from('192.0.2.1'), () => Promise.reject(reason))).rejects.toBe(reason);
	});

	it('R10 may be guessed 300 times in 15 minutes from a /48, and no other network is kept from its links', async () => {
		const { guard } = testThrottle();
		const ofAllocation = (at: number) => from(`2001:db8:1:${at.toString(16)}::1`);
		for (let time = 0; time < 300; time++) await expect(guard.nonce(ofAllocation(time), dead)).rejects.toMatchObject({ httpStatus: 404 });
		expect(await guard.nonce(ofAllocation(301), async () => 'spent').catch(waitOf)).toBe(900);
		for (let time = 0; time < byForm(500, 10_000); time++) await guard.nonce(from(address(time)), dead).catch(() => {});
		for (const ip of ['2001:db8:2::1', '192.0.2.1']) expect(await guard.nonce(from(ip), async () => 'spent')).toBe('spent');
	});
});

describe('redemptions of clients', () => {
	it('may be guessed two hundred times in 15 minutes from a network; good ones do not count', async () => {
		const { guard } = testThrottle();
		const redeem = (result: Promise<string>) => guard.redemption(from('192.0.2.1'), () => result);
		for (let time = 0; time < 300; time++) expect(await redeem(Promise.resolve('in'))).toBe('in');
		for (let time = 0; time < 200; time++) {
			const code = time % 2 === 0 ? 'invalid_client' : 'invalid_grant';
			await expect(redeem(Promise.reject(new Refusal(code, [400, 'no'])))).rejects.toMatchObject({ code });
		}
		expect(await redeem(Promise.resolve('in')).catch(waitOf)).toBe(900);
	});
});

describe('an attack on all accounts of a tenant', () => {
	it('B01 starts at the fiftieth failure if most sign-ins fail, and ends 15 minutes after the last one', async () => {
		const { guard, clock, log, tryPassword } = testThrottle();
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

	it('B01 does not start while more sign-ins succeed than fail', async () => {
		const { guard, tryPassword } = testThrottle();
		for (let at = 0; at < 300; at++) await tryPassword(from(address(at)), at % 3 === 0 ? 'wrong' : 'right', `reader-${at}`);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
	});

	it('B01 starts while as many sign-ins fail as succeed', async () => {
		const { guard, tryPassword } = testThrottle();
		for (let at = 0; at < 50; at++) await tryPassword(from(address(at)), 'right', `good-${at}`);
		for (let at = 0; at < 49; at++) await tryPassword(from(address(at)), 'wrong', `reader-${at}`);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
		await tryPassword(from(address(50)), 'wrong', 'the last one');
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
	});

	it('B01 does not start by the failures of one address, or of one /48', async () => {
		const { guard, tryPassword } = testThrottle();
		for (let at = 0; at < 90; at++) await tryPassword(from('192.0.2.1'), 'wrong', `reader-${at}`);
		for (let at = 0; at < 300; at++) await tryPassword(from(`2001:db8:1:${at.toString(16)}::1`), 'wrong', `reader-${at}`);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(false);
	});

	it('B01 starts although the attacker signs in to accounts of their own, again and again', async () => {
		const { guard, tryPassword } = testThrottle();
		for (let at = 0; at < 60; at++) {
			await tryPassword(from(address(at)), 'wrong', `reader-${at}`);
			for (const own of [1, 2, 3]) await tryPassword(from(address(at)), 'right', `own-${own}`);
		}
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
	});

	it('B01 is known to other processes within seconds', async () => {
		const { guard, limits, clock, log, tryPassword } = testThrottle();
		const elsewhere = new LimitsThrottle({
			limits,
			clock: () => new Date(clock.ms),
			log,
			deviceKey: { current: createSecretKey('a key of tests', 'utf8'), other: undefined },
		});
		expect(await elsewhere.isUnderAttack({ brand: tn })).toBe(false);
		for (let at = 0; at < 50; at++) await tryPassword(from(address(at)), 'wrong', `reader-${at}`);
		clock.ms += 2000;
		expect(await elsewhere.isUnderAttack({ brand: tn })).toBe(true);
		expect(await guard.isUnderAttack({ brand: tn })).toBe(true);
	});
});

it('O08 what an operator switched off is refused before its limits are counted', async () => {
	const limits = createLimits({ clock: () => new Date(), log: silentLog(), secret: 'a secret of tests' });
	const deviceKey = { current: createSecretKey('a key of tests', 'utf8'), other: undefined };
	const off: string[] = [];
	const refuseWhenOff = (what: string) => {
		if (off.includes(what)) throw new Error(`${what} is off`);
	};
	const guard = new LimitsThrottle({ limits, clock: () => new Date(), log: silentLog(), deviceKey, refuseWhenOff });
	const call = from('192.0.2.7');
	const all = [
		['sign-up', () => guard.signUp(call)],
		['providers', () => guard.provider(call)],
		['open-calls', () => guard.application(call)],
	] as const;
	for (const [what, attempt] of all) {
		await expect(attempt()).resolves.toBeUndefined();
		off.push(what);
		await expect(attempt()).rejects.toThrow(`${what} is off`);
	}
});
