import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { newAccount, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

type PageRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

const own = brands[testBrand];
/** The brand, which gives readers access before their address is verified, or not. */
const brandThat = (requiresVerifiedEmail: boolean) => ({ ...own, accounts: { ...own.accounts, requiresVerifiedEmail } });
const byToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, rawHeaders: ['Authorization', `Bearer ${token}`] });
const byCookie = (token: string) => ({ headers: { cookie: `__Host-kiosco-session=${token}` }, rawHeaders: [] });
const nothing: PageRequest = { headers: {}, rawHeaders: [] };

describe('a request for a page', () => {
	const service = testIdentity();
	const isRegistered = (request: PageRequest, brand = own) => service.identity().registeredReaders.isRegistered(brand, request);

	it('T06 shows a session by a token or by the cookie of pages, valid or not', () => {
		const shows = (request: PageRequest) => service.identity().registeredReaders.showsSession(request);
		const other = { headers: { cookie: '__Host-kiosco-refresh=a.b.c' }, rawHeaders: [] };
		expect([byToken('a.b.c'), byCookie('a.b.c'), other, nothing].map(shows)).toEqual([true, true, false, false]);
	});

	it('T07 comes from a registered reader by either, until the session ends', async () => {
		const { accessToken } = await service.reader();
		expect([await isRegistered(byToken(accessToken)), await isRegistered(byCookie(accessToken))]).toEqual([true, true]);
		expect([await isRegistered(nothing), await isRegistered(byCookie('a.b.c'))]).toEqual([false, false]);
		expect(await isRegistered({ ...byToken('a.b.c'), headers: { ...byToken('a.b.c').headers, ...byCookie(accessToken).headers } })).toBe(
			false,
		);
		const { headers, rawHeaders } = byToken(accessToken);
		expect(await isRegistered({ headers, rawHeaders: ['X-Note', 'authorization', ...rawHeaders] })).toBe(true);
		expect(await isRegistered({ headers, rawHeaders: [...rawHeaders, ...rawHeaders] })).toBe(false);
		await service.call('DELETE', '/auth/token', { token: accessToken });
		expect([await isRegistered(byToken(accessToken)), await isRegistered(byCookie(accessToken))]).toEqual([false, false]);
	});

	it('ERR-07 comes from none before the address is verified, where the brand wants that', async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		const request = byCookie(String(body.accessToken));
		expect([await isRegistered(request, brandThat(true)), await isRegistered(request, brandThat(false))]).toEqual([false, true]);
	});
});
