import { describe, expect, it } from 'vitest';
import { newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('verifying an email', () => {
	const service = testIdentity();
	const verify = (nonce: string) => service.call('GET', `/email/verify/${nonce}`);
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};

	it('API-26 lets the reader sign in, and signs nobody in by itself', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect(await verify(service.nonce('verify'))).toMatchObject({ status: 200, body: { success: true } });
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('ERR-06 R15 refuses a second use of the link with its own message', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await verify(service.nonce('verify'));
		expect((await verify(service.nonce('verify'))).body).toMatchObject({ message: 'Email already Verified' });
	});

	it('has a link that is valid for a day', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		pass(86_400_000 + 1_000);
		expect((await verify(service.nonce('verify'))).body).toMatchObject({ message: 'Nonce not found or expired' });
	});

	it('API-25 R04 can be requested again, with the same answer for all', async () => {
		await service.reader();
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		for (const email of ['ana@mail.test', 'berta@mail.test', 'nadie@mail.test', 'x']) {
			expect((await service.call('POST', '/email/verify', { body: { email } })).body).toEqual({ success: true, retryAfter: 60 });
		}
		expect(service.mails).toMatchObject([{ template: 'verify', to: 'berta@mail.test' }]);
	});
});

describe('an email that is requested again too soon', () => {
	const service = testIdentity({}, undefined, async (_own, open) => ({ ...open, throttle: { ...open.throttle, resend: async () => 42 } }));

	it('R04 is not sent, and the answer says how long to wait', async () => {
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		expect((await service.call('POST', '/email/verify', { body: { email: 'berta@mail.test' } })).body).toEqual({
			success: true,
			retryAfter: 42,
		});
		expect(service.mails).toEqual([]);
	});
});

describe('changing the email', () => {
	const service = testIdentity();
	const change = (token: string, email: string) => service.call('PATCH', '/profile', { token, body: { email } });
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};

	it('LIM-01 ERR-08 A15 is accepted within an hour of the sign-in', async () => {
		const { accessToken, refreshToken } = await service.reader();
		pass(59 * 60_000);
		const body = { grantType: 'refresh-token', token: refreshToken };
		const fresh = String((await service.call('POST', '/auth/token', { body })).body.accessToken);
		expect((await change(fresh, 'ana@otra.test')).status).toBe(200);
		pass(2 * 60_000);
		expect(await change(fresh, 'ana@tercera.test')).toMatchObject({
			status: 403,
			body: { message: 'Update only when within 60 minutes of signIn' },
		});
		expect(accessToken).toBeTruthy();
	});

	it('A15 A17 waits until the new email is confirmed and notifies the old one; then the new one signs in', async () => {
		const { accessToken } = await service.reader();
		const asked = await change(accessToken, 'Ana@Otra.test');
		expect(asked.body).toMatchObject({ email: 'ana@mail.test', emailVerified: true, unverifiedEmail: 'Ana@Otra.test' });
		expect(service.mails.slice(-2)).toMatchObject([
			{ template: 'email-change', to: 'Ana@Otra.test' },
			{ template: 'email-change-notice', to: 'ana@mail.test' },
		]);
		await service.call('GET', `/email/verify/${service.nonce('email-change')}`);
		expect((await service.call('GET', '/profile', { token: accessToken })).body).toMatchObject({
			email: 'Ana@Otra.test',
			unverifiedEmail: null,
		});
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@otra.test') })).status).toBe(200);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(401);
	});

	it('ERR-05 is refused for an email that has an account, or gets one before the change is confirmed', async () => {
		await service.reader('berta@mail.test');
		const { accessToken } = await service.reader();
		expect(await change(accessToken, 'BERTA@mail.test')).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
		await change(accessToken, 'carla@mail.test');
		const nonce = service.nonce('email-change');
		await service.call('POST', '/signup', { body: newAccount('carla@mail.test') });
		expect((await service.call('GET', `/email/verify/${nonce}`)).body).toMatchObject({ message: 'Email already in use' });
	});
});

describe('a link that went to an email that the account no longer has', () => {
	const service = testIdentity();
	const dead = { status: 404, body: { message: 'Nonce not found or expired' } };
	const moveTo = async (email: string, token: unknown) => {
		expect((await service.call('PATCH', '/profile', { token, body: { email } })).status).toBe(200);
		expect((await service.call('GET', `/email/verify/${service.nonce('email-change')}`)).status).toBe(200);
	};

	it('A15 verifies nothing', async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		const old = service.nonce('verify');
		await moveTo('ana@otra.test', body.accessToken);
		expect(await service.call('GET', `/email/verify/${old}`)).toMatchObject(dead);
	});

	it('A15 R12 sets no password', async () => {
		const { accessToken } = await service.reader();
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		const old = service.nonce('reset');
		await moveTo('ana@otra.test', accessToken);
		expect(await service.call('PUT', `/password/reset/${old}`, { body: { newPassword: 'otra clave 99' } })).toMatchObject(dead);
	});

	it('A15 signs nobody in', async () => {
		const { accessToken } = await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const old = service.nonce('one-time-link');
		await moveTo('ana@otra.test', accessToken);
		expect(await service.call('GET', `/auth/magiclink/${old}`)).toMatchObject(dead);
	});
});
