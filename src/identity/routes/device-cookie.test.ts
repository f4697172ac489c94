import { describe, expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

describe('a device on which a reader signs in without a password', () => {
	const provider = testProvider();
	const facebook = [{ appId: '111', secret: new Secret('the secret of the app') }];
	const settings = { google: [], facebook, apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
	const marks = async (person: object) => {
		const tokenData = { app_id: '111', type: 'USER', is_valid: true, user_id: '9001' };
		provider.answers.set('graph.facebook.com/v20.0/debug_token', () => ({ data: tokenData }));
		provider.answers.set('graph.facebook.com/v20.0/me', () => ({ id: '9001', first_name: 'Ana', ...person }));
		const body = { grantType: 'facebook', userName: '', credentials: 'token' };
		const { status, headers } = await service.call('POST', '/auth/login', { body });
		const cookies = [headers['set-cookie'] ?? []].flat().map(String);
		return { status, cookies: cookies.filter((cookie) => cookie.startsWith('__Host-kiosco-device=')) };
	};

	it('remembers the reader by the email address', async () => {
		expect(await marks({ email: 'ana@mail.test' })).toEqual({ status: 200, cookies: [expect.stringContaining('=mark;')] });
	});

	it('remembers no reader who has no email address', async () => {
		expect(await marks({})).toEqual({ status: 200, cookies: [] });
	});
});
