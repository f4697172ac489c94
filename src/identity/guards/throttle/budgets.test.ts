import { describe, expect, it } from 'vitest';
import { address, from, testThrottle, tn } from '../../../../tests/support/identity/test-throttle.ts';

const minute = 60_000;

describe('guesses at an account', () => {
	it('A11 no longer wait after a lift, each time', async () => {
		const { guard, tryPassword } = testThrottle();
		for (let lift = 0; lift < 3; lift++) {
			for (let guess = 0; guess < 30; guess++) await tryPassword(from(address(guess % 3)), 'wrong');
			expect(await tryPassword(from(address(1)), 'right')).toBeGreaterThan(0);
			await guard.lift({ brand: tn }, 'ana@mail.test');
			expect(await tryPassword(from(address(1)), 'wrong')).toBe('wrong');
		}
	});

	it('A09 A11 after a lift are fifteen more in all, from wherever', async () => {
		const { state, guard, clock, tryPassword } = testThrottle();
		const marks = guard.rememberDevice(from('203.0.113.1'), 'ana@mail.test');
		const tryAll = async () => {
			const before = state.guesses;
			for (let guess = 0; guess < 200; guess++) await tryPassword(from(address(guess), guess % 2 === 0 ? marks : undefined), 'wrong');
			return state.guesses - before;
		};
		const unlifted = await tryAll();
		await guard.lift({ brand: tn }, 'ana@mail.test');
		expect(await tryAll()).toBe(15);
		expect(await tryPassword(from(address(200)), 'wrong'), 'until the first guess that is possible again').toBe(900);
		clock.ms += 15 * minute;
		const later = await tryAll();
		expect(later).toBeGreaterThan(0);
		expect(later).toBeLessThanOrEqual(unlifted);
	});

	it('A09 at one name and address count for no other two, even if those read the same in a row', async () => {
		const { tryPassword } = testThrottle();
		for (let guess = 0; guess < 11; guess++) await tryPassword(from('3.0.113.1'), 'wrong', 'ana@mail.test02');
		expect(await tryPassword(from('203.0.113.1'), 'wrong', 'ana@mail.test')).toBe('wrong');
	});
});

/** Signs in as often as the limit allows, and has it lifted. Returns a function that signs in again. */
const signInBeyondLimit = async ({ guard, tryPassword }: ReturnType<typeof testThrottle>, userName: string) => {
	const enter = () => tryPassword(from('192.0.2.1'), 'right', userName);
	for (let time = 0; time < 30; time++) await enter();
	await guard.lift({ brand: tn }, userName);
	return enter;
};

describe('sign-ins after a lift', () => {
	it('B01 hide no attack on other accounts, however many there are', async () => {
		const tried = testThrottle();
		for (const own of ['one@mail.test', 'two@mail.test', 'three@mail.test']) {
			const enter = await signInBeyondLimit(tried, own);
			for (let time = 0; time < 30; time++) expect(await enter()).toBe('in');
		}
		for (let at = 0; at < 60; at++) await tried.tryPassword(from(address(at)), 'wrong', `reader-${at}`);
		expect(await tried.guard.isUnderAttack({ brand: tn })).toBe(true);
	});

	it('B01 count as good ones', async () => {
		const tried = testThrottle();
		for (let reader = 0; reader < 30; reader++) expect(await (await signInBeyondLimit(tried, `reader-${reader}`))()).toBe('in');
		for (let at = 0; at < 50; at++) await tried.tryPassword(from(address(at)), 'wrong', `other-${at}`);
		expect(await tried.guard.isUnderAttack({ brand: tn })).toBe(false);
	});
});
