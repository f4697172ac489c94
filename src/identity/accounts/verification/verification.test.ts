import { describe, expect, it } from 'vitest';
import { newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('verifying an e-mail', () => {
	const service = testIdentity();
	const verify = (nonce: string) => service.call('GET', `/email/verify/${nonce}`);
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};

	it('API-26 opens the way to sign in, and signs nobody in itself', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect(await verify(service.nonce('verify'))).toMatchObject({ status: 200, body: { success: true } });
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('ERR-06 R15 tells whoever opens the link again that it is done', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await verify(service.nonce('verify'));
		expect((await verify(service.nonce('verify'))).body).toMatchObject({ message: 'Email already Verified' });
	});

	it('has a link for a day', async () => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		pass(86_400_000 + 1_000);
		expect((await verify(service.nonce('verify'))).body).toMatchObject({ message: 'Nonce not found or expired' });
	});

	it('API-25 R04 can be asked for again, with one answer for all', async () => {
		await service.reader();
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		for (const email of ['ana@mail.test', 'berta@mail.test', 'nadie@mail.test', 'x']) {
			expect((await service.call('POST', '/email/verify', { body: { email } })).body).toEqual({ success: true });
		}
		expect(service.mails).toMatchObject([{ template: 'verify', to: 'berta@mail.test' }]);
	});
});

describe('changing the e-mail', () => {
	const service = testIdentity();
	const change = (token: string, email: string) => service.call('PATCH', '/profile', { token, body: { email } });
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};

	it('LIM-01 ERR-08 A15 is taken within an hour after the sign-in', async () => {
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

	it('A15 A17 waits for the new address and tells the old one; then the new one signs in', async () => {
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

	it('ERR-05 is refused for an address that has an account, also when it got one meanwhile', async () => {
		await service.reader('berta@mail.test');
		const { accessToken } = await service.reader();
		expect(await change(accessToken, 'BERTA@mail.test')).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
		await change(accessToken, 'carla@mail.test');
		const nonce = service.nonce('email-change');
		await service.call('POST', '/signup', { body: newAccount('carla@mail.test') });
		expect((await service.call('GET', `/email/verify/${nonce}`)).body).toMatchObject({ message: 'Email already in use' });
	});
});

describe('the profile', () => {
	const service = testIdentity();

	it('API-16 ENT-03 ENT-04 ENT-05 has all of its members, null where nothing is set', async () => {
		const { uuid, accessToken } = await service.reader();
		const { body } = await service.call('GET', '/profile', { token: accessToken });
		expect(body).toMatchObject({ uuid, email: 'ana@mail.test', emailVerified: true, picture: null, firstName: 'Ana', lastName: 'Núñez' });
		expect(body.attributes).toEqual([{ name: 'subscripted', value: 'false', type: 'Boolean' }]);
		expect(body.identities).toEqual([
			{ type: 'Password', userName: 'ana@mail.test', passwordReset: false, locked: false, lastLoginDate: service.clock.now.getTime() },
		]);
	});

	it('API-17 changes what is sent and leaves the rest', async () => {
		const { accessToken } = await service.reader();
		const change = { lastName: 'Paz', contacts: [{ phone: '1123456789', type: 'PRIMARY' }], attributes: [{ name: 'signo', value: 'leo' }] };
		const { body } = await service.call('PATCH', '/profile', { token: accessToken, body: change });
		expect(body).toMatchObject({ firstName: 'Ana', lastName: 'Paz', contacts: change.contacts });
		expect(body.attributes).toEqual([{ name: 'signo', value: 'leo', type: 'String' }]);
	});

	it('refuses members that a reader cannot set, and changes nothing', async () => {
		const { accessToken } = await service.reader();
		for (const wrong of [{ emailVerified: true }, { uuid: 'x' }, { roles: ['admin'] }, { identities: [] }, { status: 'Disabled' }]) {
			const { status, body } = await service.call('PATCH', '/profile', { token: accessToken, body: { lastName: 'Otra', ...wrong } });
			expect(status).toBe(400);
			expect(body).toMatchObject({ httpStatus: 400, error: true });
		}
		expect((await service.call('GET', '/profile', { token: accessToken })).body).toMatchObject({ lastName: 'Núñez', status: 'Active' });
	});
});

describe('a link that went to an address which the account no longer has', () => {
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

describe('a link that signs in', () => {
	const service = testIdentity();

	it('T07 opens no account that was disabled meanwhile', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const accounts = service.database().sql.withTables<{ 'identity.account': { status: string } }>();
		await accounts.updateTable('identity.account').set({ status: 'Disabled' }).execute();
		const answer = await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`);
		expect(answer).toMatchObject({ status: 403, body: { code: '100015' } });
	});

	it('API-11 API-12 works once, within ten minutes', async () => {
		const { uuid } = await service.reader();
		expect((await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } })).body).toEqual({ success: true });
		const nonce = service.nonce('one-time-link');
		expect((await service.call('GET', `/auth/magiclink/${nonce}`)).body).toMatchObject({ uuid, refreshToken: expect.any(String) });
		expect((await service.call('GET', `/auth/magiclink/${nonce}`)).body).toMatchObject({ message: 'Nonce not found or expired' });
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		service.clock.now = new Date(service.clock.now.getTime() + 601_000);
		expect((await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).status).toBe(404);
	});

	const here = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
	const askedIn = async (headers: Record<string, string>) => {
		const asked = await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' }, headers });
		const cookie = String(asked.headers['set-cookie'] ?? '').split(';')[0] ?? '';
		return { cookie, nonce: service.nonce('one-time-link') };
	};
	const otherBrowser = { status: 403, body: { code: 'link-of-other-browser' } };

	it('R13 signs in the browser that asked, and no other: those are told to confirm, and get no session', async () => {
		const { uuid } = await service.reader();
		const { cookie, nonce } = await askedIn(here);
		expect(cookie).toMatch(/^__Host-kiosco-attempt=[\w-]{43}$/);
		const stranger = { ...here, cookie: `__Host-kiosco-attempt=${'x'.repeat(43)}` };
		for (const headers of [here, stranger, {}]) {
			const answer = await service.call('GET', `/auth/magiclink/${nonce}`, { headers });
			expect(answer).toMatchObject(otherBrowser);
			expect(answer.body).not.toHaveProperty('accessToken');
		}
		expect((await service.call('GET', `/auth/magiclink/${nonce}`, { headers: { ...here, cookie } })).body).toMatchObject({ uuid });
		expect((await service.call('GET', `/auth/magiclink/${nonce}`, { headers: { ...here, cookie } })).status).toBe(404);
	});

	it('R13 signs no browser in by a link that a program asked for', async () => {
		await service.reader();
		const { cookie, nonce } = await askedIn({});
		expect(cookie).toBe('');
		expect(await service.call('GET', `/auth/magiclink/${nonce}`, { headers: here })).toMatchObject(otherBrowser);
		expect((await service.call('GET', `/auth/magiclink/${nonce}`)).status).toBe(200);
	});

	it('R13 signs another browser in whose reader says for which address it is, once', async () => {
		const { uuid } = await service.reader();
		const { nonce } = await askedIn(here);
		const confirm = (email: string) => service.call('POST', `/auth/magiclink/${nonce}`, { body: { email }, headers: here });
		expect(await confirm('otra@mail.test')).toMatchObject(otherBrowser);
		expect((await confirm(' ANA@mail.test')).body).toMatchObject({ uuid, refreshToken: expect.any(String) });
		expect((await confirm('ana@mail.test')).status).toBe(404);
	});

	it('R08 takes an account that was never verified from whoever made it', async () => {
		const squatter = await service.call('POST', '/signup', { body: newAccount('ana@mail.test', 'clave del intruso 1') });
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		expect((await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).status).toBe(200);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', 'clave del intruso 1') })).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: squatter.body.accessToken })).status).toBe(401);
	});

	it.each([
		['sec-purpose', 'prefetch;prerender'],
		['purpose', 'prefetch'],
		['x-moz', 'prefetch'],
		['x-purpose', 'preview'],
	])('R07 is spent by nobody who only looks ahead: %s: %s', async (name, value) => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const links = [`/email/verify/${service.nonce('verify')}`, `/auth/magiclink/${service.nonce('one-time-link')}`];
		for (const link of links) {
			expect(await service.call('GET', link, { headers: { [name]: value } })).toMatchObject({
				status: 403,
				body: { code: 'only-prefetched' },
			});
		}
		for (const link of links) expect((await service.call('GET', link)).status).toBe(200);
	});

	it('R07 is spent by no HEAD of a scanner', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		await service.call('HEAD', `/auth/magiclink/${service.nonce('one-time-link')}`);
		expect((await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).status).toBe(200);
	});
});
