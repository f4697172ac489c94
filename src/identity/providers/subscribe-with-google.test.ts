import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { duringDeletion } from '../../../tests/support/identity/during-deletion.ts';
import { goodPassword, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { otherBrand, testBrand } from '../../../tests/support/test-brand.ts';
import { refuse } from '../refuse.ts';

const settings = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };

describe('Subscribe with Google', () => {
	const provider = testProvider();
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
	const idToken = (change: object = {}) => {
		const iat = Math.floor(service.clock.now.getTime() / 1000);
		const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email: 'ana@gmail.com', email_verified: true };
		const picture = `https://lh3.googleusercontent.com/${'a'.repeat(200)}`;
		return provider.sign({ ...claims, picture, name: 'Ana Núñez', jti: 'f'.repeat(40), iat, exp: iat + 3600, ...change });
	};
	const check = async (token: unknown) => service.call('POST', '/swg/checkloginexists', { body: { token } });
	const accessToken = async (token: unknown) => (await service.call('GET', '/swg/accesstoken', { token })).body.accessToken;
	const relink = (own: unknown, id: string, token: unknown, headers = {}) =>
		service.call('GET', `/swg/${own}/relink/${id}`, { token, headers });

	it('API-14 ENT-17 says whether a Google account has a login here', async () => {
		expect(await check(await idToken())).toMatchObject({ status: 200, body: { identityExists: false } });
		await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials: await idToken() } });
		expect((await check(await idToken())).body).toEqual({ identityExists: true });
		expect((await check(await idToken({ sub: '1002' }))).body).toEqual({ identityExists: false });
	});

	it.each([
		['that another key signed', async () => provider.sign({}, {}, provider.strangersKey)],
		['for another client', () => idToken({ aud: 'web.evil' })],
		['that has expired', () => idToken({ iat: 1, exp: 2 })],
		['that is no token', async () => 'ana@gmail.com'],
	])('F14 does not answer a token %s', async (_what, forge) => {
		await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials: await idToken() } });
		const { status, body } = await check(await forge());
		expect([status, body]).toMatchObject([401, { code: '300040' }]);
		expect(body).not.toHaveProperty('identityExists');
	});

	it('API-13 API-15 links a Google account to the reader of its token', async () => {
		const { uuid, accessToken: session } = await service.reader();
		const own = await accessToken(session);
		expect(own).toMatch(/^[\w-]{43}$/);
		const id = await idToken();
		expect(id.length).toBeGreaterThan(800);
		expect(await relink(own, id, session)).toMatchObject({ status: 200, body: { uuid, refreshToken: expect.any(String) } });
		expect((await check(await idToken())).body).toEqual({ identityExists: true });
	});

	it('API-13 gives no token where the brand has no Google', async () => {
		const { accessToken: token } = await service.reader('ana@mail.test', goodPassword, otherBrand);
		const answer = await service.call('GET', '/swg/accesstoken', { token, brand: otherBrand });
		expect(answer).toMatchObject({ status: 404, body: { code: 'provider-off' } });
	});

	it('API-15 accepts its token once, within ten minutes, from its own reader', async () => {
		const ana = await service.reader();
		const berta = await service.reader('berta@mail.test');
		const refused = { status: 401, body: { code: '300040' } };
		const own = await accessToken(ana.accessToken);
		expect(await relink(own, await idToken(), berta.accessToken)).toMatchObject(refused);
		const [first, second] = [await accessToken(ana.accessToken), await accessToken(ana.accessToken)];
		expect(await relink(first, await idToken(), ana.accessToken)).toMatchObject(refused);
		expect((await relink(second, await idToken(), ana.accessToken)).status).toBe(200);
		expect(await relink(second, await idToken(), ana.accessToken)).toMatchObject(refused);
		const late = await accessToken(ana.accessToken);
		service.clock.now = new Date(service.clock.now.getTime() + 601_000);
		expect(await relink(late, await idToken(), ana.accessToken)).toMatchObject(refused);
	});

	it('F05 API-15 links with an ID token once', async () => {
		const { accessToken: session } = await service.reader();
		const id = await idToken();
		expect((await relink(await accessToken(session), id, session)).status).toBe(200);
		expect(await relink(await accessToken(session), id, session)).toMatchObject({ status: 401, body: { code: '300040' } });
		const login = { grantType: 'google', userName: '', credentials: id };
		expect((await service.call('POST', '/auth/login', { body: login })).status).toBe(401);
	});

	it('F05 API-15 links with an ID token once more after a refusal', async () => {
		const { accessToken: session } = await service.reader();
		const id = await idToken();
		expect((await relink('x'.repeat(43), id, session)).status).toBe(401);
		expect((await relink(await accessToken(session), id, session)).status).toBe(200);
	});

	it('F05 API-15 links with an ID token that has a nonce only in the browser of that nonce', async () => {
		const { accessToken: session } = await service.reader();
		const asked = await service.call('GET', '/google/nonce');
		const cookie = String([asked.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
		const id = await idToken({ nonce: asked.body.nonce });
		expect(await relink(await accessToken(session), id, session)).toMatchObject({ status: 401, body: { code: '300040' } });
		expect((await relink(await accessToken(session), id, session, { cookie })).status).toBe(200);
	});

	it('API-15 does not link a Google account that belongs to another reader', async () => {
		await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials: await idToken() } });
		const { accessToken: session } = await service.reader();
		expect(await relink(await accessToken(session), await idToken({ jti: 'e'.repeat(40) }), session)).toMatchObject({
			status: 409,
			body: { code: 'identity-in-use' },
		});
	});

	it.each(brandList)('LOC-11 API-14 is refused without a token, on $id', async ({ id: brand }) => {
		for (const body of [{}, { token: '' }]) {
			const refused = await service.call('POST', '/swg/checkloginexists', { brand, body });
			expect(refused).toMatchObject({ status: 400, body: { message: 'No Google ID token found' } });
		}
	});

	it('is off for a brand without Google', async () => {
		const { body } = await service.call('POST', '/swg/checkloginexists', { brand: otherBrand, body: { token: await idToken() } });
		expect(body).toMatchObject({ code: 'provider-off' });
	});
});

describe('a service whose limits are exhausted', () => {
	const provider = testProvider();
	const tooMany = async () => refuse('too-many-attempts');
	const throttle = {
		signIn: tooMany,
		signUp: tooMany,
		mailRequest: tooMany,
		resend: tooMany,
		subscriptionMail: tooMany,
		application: tooMany,
		applicationMail: tooMany,
		emailChange: tooMany,
		nonce: tooMany,
		redemption: tooMany,
		provider: tooMany,
		avatar: tooMany,
		keeping: tooMany,
		lift: async () => {},
		isUnderAttack: async () => false,
		knowsDevice: () => false,
		rememberDevice: () => '',
	};
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp, throttle });

	it('F14 sends no request to Google', async () => {
		expect(await service.call('POST', '/swg/checkloginexists', { body: { token: 'a.b.c' } })).toMatchObject({ status: 429 });
		const login = { grantType: 'google', userName: '', credentials: 'a.b.c' };
		expect(await service.call('POST', '/auth/login', { body: login })).toMatchObject({ status: 429 });
		expect(provider.requests).toEqual([]);
	});
});

describeOnPostgres('Subscribe with Google', (testDatabase) => {
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]) }, testDatabase(migrations));

	it('API-13 P02 gives no token to an account whose deletion has begun, and lets it end', async () => {
		const { accessToken: token } = await service.reader();
		await service.call('GET', '/swg/accesstoken', { token });
		const answer = await duringDeletion(service, () => service.call('GET', '/swg/accesstoken', { token }));
		expect(answer.status).toBe(401);
	});
});
