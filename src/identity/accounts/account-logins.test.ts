import { describe, expect, it } from 'vitest';
import { signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

const provider = testProvider();
const settings = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
const { call } = service;
const email = 'ana@gmail.com';

async function signInWithGoogle() {
	const iat = Math.floor(service.clock.now.getTime() / 1000);
	const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email, email_verified: true, iat, exp: iat + 3600 };
	return call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials: await provider.sign(claims) } });
}

describe('the password of a reader who came from Google', () => {
	it('API-22 API-24 is chosen by a link, and changed like any other', async () => {
		await signInWithGoogle();
		service.clock.now = new Date(service.clock.now.getTime() + 60_000);
		await call('POST', '/password/reset', { body: { userName: email } });
		const [first, second] = ['nubes sobre Quilmes 7', 'otra frase de Tandil 9'];
		const chosen = await call('PUT', `/password/reset/${service.nonce('reset')}`, { body: { newPassword: first } });
		expect(chosen).toMatchObject({ status: 200, body: { type: 'Password', userName: email } });
		const { accessToken: token } = (await call('POST', '/auth/login', { body: signIn(email, first) })).body;
		const changed = await call('PUT', '/password', { token, body: { oldPassword: first, newPassword: second } });
		expect(changed).toMatchObject({ status: 200, body: { type: 'Password', userName: email } });
		expect((await call('POST', '/auth/login', { body: signIn(email, second) })).status).toBe(200);
		expect((await call('POST', '/auth/login', { body: signIn(email, first) })).status).toBe(401);
	});
});
