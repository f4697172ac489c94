import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { Secret } from '#platform/secret';
import { newAccount, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

const own = brands[testBrand];
const brand = { ...own, accounts: { ...own.accounts, requiresVerifiedEmail: true } };

describe('where a brand wants verified addresses', () => {
	const provider = testProvider();
	const facebook = [{ appId: '222', secret: new Secret('the secret of the app') }];
	const settings = { google: [], facebook, apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
	const isRegistered = (token: unknown) => {
		const authorization = `Bearer ${token}`;
		return service
			.identity()
			.registeredReaders.isRegistered(brand, { headers: { authorization }, rawHeaders: ['authorization', authorization] });
	};

	it('ERR-07 a reader who has not verified the address has no access yet', async () => {
		const { accessToken } = (await service.call('POST', '/signup', { body: newAccount('ana@mail.test') })).body;
		expect(await isRegistered(accessToken)).toBe(false);
	});

	it('F09 a reader without an address, who has none to verify, has access', async () => {
		const data = { app_id: '222', type: 'USER', is_valid: true, user_id: '9001', expires_at: 0 };
		provider.answers.set('graph.facebook.com/v20.0/debug_token', () => ({ data }));
		provider.answers.set('graph.facebook.com/v20.0/me', () => ({ id: '9001', first_name: 'Ana', last_name: 'Núñez' }));
		const body = { grantType: 'facebook', userName: '', credentials: 'token' };
		const { accessToken } = (await service.call('POST', '/auth/login', { body })).body;
		expect((await service.call('GET', '/profile', { token: accessToken })).body.email).toBeNull();
		expect(await isRegistered(accessToken)).toBe(true);
	});
});
