import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { realGuards } from '../../../../tests/support/identity/guards.ts';
import { goodPassword, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { plainPasswords } from '../../../../tests/support/identity/plain-passwords.ts';
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

describe('the limits of changing the password', () => {
	const service = testIdentity({}, undefined, realGuards());

	it('A16 count a wrong old password with the wrong ones at a sign-in', async () => {
		const { accessToken: token } = await service.reader();
		const body = { oldPassword: 'no es esta', newPassword: other };
		for (let guess = 0; guess < 10; guess++) expect((await service.call('PUT', '/password', { token, body })).status).toBe(401);
		expect(await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).toMatchObject({ status: 429 });
	});
});

describe('changing a password that the reader does not have', () => {
	let meanwhile: () => Promise<unknown> = async () => {};
	const passwords: typeof plainPasswords = {
		...plainPasswords,
		hash: async (...given) => {
			const happens = meanwhile;
			meanwhile = async () => {};
			await happens();
			return plainPasswords.hash(...given);
		},
	};
	const provider = testProvider();
	const google = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, google]]), outboundHttp: provider.outboundHttp, passwords });
	/** Signs in with Google, and returns the access token. */
	const enterWithGoogle = async () => {
		const iat = Math.floor(service.clock.now.getTime() / 1000);
		const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email: 'ana@gmail.com', email_verified: true };
		const credentials = await provider.sign({ ...claims, iat, exp: iat + 3600 });
		return (await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials } })).body.accessToken;
	};

	it('API-22 fails like a wrong old password, and sets none', async () => {
		const token = await enterWithGoogle();
		for (const oldPassword of [goodPassword, 'undefined', 'null'])
			expect(await service.call('PUT', '/password', { token, body: { oldPassword, newPassword: other } })).toMatchObject({
				status: 401,
				body: { message: 'Authentication failed' },
			});
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@gmail.com', other) })).status).toBe(401);
	});

	it('API-22 fails like a wrong old password when the password is removed meanwhile, and sets none', async () => {
		await service.reader('ana@gmail.com');
		const token = await enterWithGoogle();
		meanwhile = () => service.call('DELETE', '/identity/password', { token });
		expect(await service.call('PUT', '/password', { token, body: { oldPassword: goodPassword, newPassword: other } })).toMatchObject({
			status: 401,
			body: { message: 'Authentication failed' },
		});
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@gmail.com', other) })).status).toBe(401);
	});
});
