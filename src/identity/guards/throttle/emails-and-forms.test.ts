import { describe, expect, it } from 'vitest';
import { address, from, other, testThrottle, tn, waitOf } from '../../../../tests/support/identity/test-throttle.ts';

const hour = 3_600_000;

describe('an email that is sent again', () => {
	it('may be requested once a minute for an address, by anybody, and says how long to wait', async () => {
		const { guard, clock } = testThrottle();
		expect(await guard.resend(from('192.0.2.1'), 'ana@mail.test')).toBe(0);
		clock.ms += 15_000;
		expect(await guard.resend(from('198.51.100.7'), 'ana@mail.test')).toBe(45);
		expect(await guard.resend(from('192.0.2.1'), 'berta@mail.test')).toBe(0);
		clock.ms += 45_000;
		expect(await guard.resend(from('192.0.2.1'), 'ana@mail.test')).toBe(0);
	});
});

describe('the newsletters of an address', () => {
	it('R11 may be asked for three times an hour, at each brand, from wherever', async () => {
		const { guard, clock } = testThrottle();
		const ask = (email: string, at = 0, brand = tn) => guard.subscriptionMail(from(address(at), undefined, brand), email);
		const asked = [];
		for (let time = 0; time < 4; time++) asked.push(await ask('ana@mail.test', time));
		expect(asked).toEqual([true, true, true, false]);
		expect([await ask('berta@mail.test'), await ask('ana@mail.test', 0, other)]).toEqual([true, true]);
		clock.ms += hour;
		expect(await ask('ana@mail.test')).toBe(true);
	});
});

describe('changes of what readers keep', () => {
	it('B07 may be made three hundred times in a quarter of an hour, by each reader, from wherever', async () => {
		const { guard, clock } = testThrottle();
		const signedIn = { session: '', signedInAt: new Date(clock.ms), isVerified: true, impersonator: undefined, client: undefined };
		const keep = (account: string, at = 0) => guard.keeping({ ...from(address(at)), reader: { ...signedIn, account } });
		for (let time = 0; time < 300; time++) await keep('ana', time);
		expect(await keep('ana', 300).catch(waitOf)).toBe(900);
		await keep('berta');
		clock.ms += hour / 4;
		await keep('ana');
	});
});

describe('the forms of open calls', () => {
	it('may be sent thirty times an hour from a network', async () => {
		const { guard } = testThrottle();
		for (let time = 0; time < 30; time++) await guard.application(from('192.0.2.1'));
		expect(await guard.application(from('192.0.2.1')).catch(waitOf)).toBe(3600);
		await guard.application(from('192.0.2.2'));
	});

	it('write three times an hour to an address, for each brand, from wherever', async () => {
		const { guard } = testThrottle();
		const write = (email: string, at = 0, brand = tn) => guard.applicationMail(from(address(at), undefined, brand), email);
		for (let time = 0; time < 3; time++) await write('ana@mail.test', time);
		expect(await write('ana@mail.test', 3).catch(waitOf)).toBe(3600);
		await write('berta@mail.test');
		await write('ana@mail.test', 0, other);
	});
});
