import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { goodPassword, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../../tests/support/test-brand.ts';

const other = 'mate amargo en Tandil 4';

describe('changing the password', () => {
	const service = testIdentity();
	const login = (password: string) => service.call('POST', '/auth/login', { body: signIn('ana@mail.test', password) });

	it('API-22 A16 requires the old password, keeps this session and ends the others', async () => {
		const { accessToken } = await service.reader();
		const elsewhere = await login(goodPassword);
		const change = (oldPassword: string) =>
			service.call('PUT', '/password', { token: accessToken, body: { oldPassword, newPassword: other } });
		expect(await change('no es esta')).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
		expect(await change(goodPassword)).toMatchObject({ status: 200, body: { userName: 'ana@mail.test', passwordReset: false } });
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
		expect((await service.call('GET', '/profile', { token: elsewhere.body.accessToken })).status).toBe(401);
		expect((await login(other)).status).toBe(200);
		expect(service.mails.at(-1)).toMatchObject({ template: 'password-changed' });
	});

	it.each(brandList)('A18 is found by password managers: $id', async ({ id }) => {
		const { statusCode, headers } = await service.send({ url: '/.well-known/change-password', headers: { host: `${id}.test` } });
		expect([statusCode, headers.location]).toEqual([302, '/perfil/']);
	});
});

describe('changing a password that the reader does not have', () => {
	const provider = testProvider();
	const google = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, google]]), outboundHttp: provider.outboundHttp });

	it('API-22 fails like a wrong old password, and sets none', async () => {
		const iat = Math.floor(service.clock.now.getTime() / 1000);
		const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email: 'ana@gmail.com', email_verified: true };
		const credentials = await provider.sign({ ...claims, iat, exp: iat + 3600 });
		const { accessToken: token } = (await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials } }))
			.body;
		for (const oldPassword of [goodPassword, 'undefined', 'null'])
			expect(await service.call('PUT', '/password', { token, body: { oldPassword, newPassword: other } })).toMatchObject({
				status: 401,
				body: { message: 'Authentication failed' },
			});
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@gmail.com', other) })).status).toBe(401);
	});
});
