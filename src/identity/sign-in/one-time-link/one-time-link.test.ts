import { describe, expect, it } from 'vitest';
import { newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';

describe('a one-time link', () => {
	const service = testIdentity();

	it('T07 opens no account that was disabled in the meantime', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const accounts = service.database().sql.withTables<{ 'identity.account': { status: string } }>();
		await accounts.updateTable('identity.account').set({ status: 'Disabled' }).execute();
		const answer = await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`);
		expect(answer).toMatchObject({ status: 403, body: { code: '100015' } });
	});

	it('T07 A04 is sent to no account that is disabled and to none that is unknown, and the answer is the same', async () => {
		await service.reader();
		const accounts = service.database().sql.withTables<{ 'identity.account': { status: string } }>();
		await accounts.updateTable('identity.account').set({ status: 'Disabled' }).execute();
		for (const email of ['ana@mail.test', 'nadie@mail.test'])
			expect(await service.call('POST', '/auth/magiclink', { body: { email } })).toMatchObject({ status: 200, body: { success: true } });
		expect(service.mails.map(({ template }) => template)).not.toContain('one-time-link');
	});

	it('T04 signs in for as long as a password that is remembered', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const { refreshToken: token } = (await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).body;
		service.clock.now = new Date(service.clock.now.getTime() + 29 * 86_400_000);
		expect((await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token } })).status).toBe(200);
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

	it('R13 signs in only the browser that asked for it; another one must confirm, and gets no session', async () => {
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

	it('R13 signs no browser in when a program asked for it', async () => {
		await service.reader();
		const { cookie, nonce } = await askedIn({});
		expect(cookie).toBe('');
		expect(await service.call('GET', `/auth/magiclink/${nonce}`, { headers: here })).toMatchObject(otherBrowser);
		expect((await service.call('GET', `/auth/magiclink/${nonce}`)).status).toBe(200);
	});

	it('R13 signs another browser in once, when the reader types the address that it is for', async () => {
		const { uuid } = await service.reader();
		const { nonce } = await askedIn(here);
		const confirm = (email: string) => service.call('POST', `/auth/magiclink/${nonce}`, { body: { email }, headers: here });
		expect(await confirm('otra@mail.test')).toMatchObject(otherBrowser);
		expect((await confirm(' ANA@mail.test')).body).toMatchObject({ uuid, refreshToken: expect.any(String) });
		expect((await confirm('ana@mail.test')).status).toBe(404);
	});

	it('R08 locks the creator of an account that was never verified out of it', async () => {
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
	])('R07 is not spent by a prefetch: %s: %s', async (name, value) => {
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

	it('R07 is not spent by the HEAD request of a scanner', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		await service.call('HEAD', `/auth/magiclink/${service.nonce('one-time-link')}`);
		expect((await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).status).toBe(200);
	});
});
