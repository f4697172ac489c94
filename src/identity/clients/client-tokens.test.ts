import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { migrations } from '#identity';
import type { OutboundHttp } from '#platform/outbound-http';
import { describeOnPostgres, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { brandsWith, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { otherBrand, testBrand, testOrigin } from '../../../tests/support/test-brand.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';

const club = { clientId: 'club', name: 'Club', redirectUris: ['https://club.example/in', 'ar.example.app:/in'] };
const others = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [] };
const verifier = 'a-verifier-that-is-long-enough-to-be-one-by-RFC-7636';
const requestFor = (scope: string) => ({
	response_type: 'code',
	client_id: 'club',
	redirect_uri: 'https://club.example/in',
	scope,
	state: 'the state',
	code_challenge: createHash('sha256').update(verifier).digest('base64url'),
	code_challenge_method: 'S256',
});

/** Brands that share their readers. */
const findBrand = brandsWith({ tenant: 'shared' });
const ownBrand = findBrand(`${testBrand}.test`)?.brand ?? brands[testBrand];

type Tokens = { readonly access_token: string; readonly refresh_token: string; readonly id_token: string };

function withClub(database?: TestDatabase, outboundHttp?: OutboundHttp) {
	const settings = new Map<string, typeof others & { clients: (typeof club)[] }>(
		[testBrand, otherBrand].map((id) => [id, { ...others, clients: [club] }]),
	);
	const service = testIdentity({ signIn: settings, findBrand, ...(outboundHttp && { outboundHttp }) }, database);
	const ask = (token: unknown, scope = 'openid') =>
		service.call('GET', `/v2/oidc/provider/login?${new URLSearchParams(requestFor(scope))}`, { token });
	const answer = (token: unknown, given: 'allow' | 'deny', scope = 'openid') =>
		service.call('POST', '/v2/oidc/provider/consent', { token, body: { ...requestFor(scope), answer: given } });
	const redeem = (message: unknown) =>
		service.call('POST', '/v2/oidc/provider/token', {
			form: {
				grant_type: 'authorization_code',
				client_id: 'club',
				redirect_uri: 'https://club.example/in',
				code_verifier: verifier,
				code: new URL(String(message)).searchParams.get('code') ?? '',
			},
		});
	/** The tokens of a client that the reader allowed the scope. */
	const clientOf = async (token: unknown, scope = 'openid'): Promise<Tokens> => {
		const { body } = await redeem((await answer(token, 'allow', scope)).body.message);
		return { access_token: String(body.access_token), refresh_token: String(body.refresh_token), id_token: String(body.id_token) };
	};
	const refresh = (token: unknown, brand: BrandId = testBrand) =>
		service.call('POST', '/auth/token', { brand, body: { grantType: 'refresh-token', token } });
	return { service, settings, ask, answer, redeem, clientOf, refresh };
}

const rows: readonly (readonly [name: string, row: Endpoint])[] = Object.entries(endpoints);
/** Every call that looks at the reader and is not open to clients. */
const firstParty = rows.filter(([, { auth, forClients }]) => auth !== 'none' && !forClients);

describe('the token of a client', () => {
	const { service, settings, answer, redeem, clientOf, refresh } = withClub();
	const beyondScope = { status: 403, body: { code: 'insufficient_scope', error: 'insufficient_scope' } };

	it('F07 is refused by every other call that looks at the reader, whatever its scopes', { tags: 'slow' }, async () => {
		expect(firstParty.length).toBeGreaterThan(20);
		const { accessToken } = await service.reader();
		const { access_token } = await clientOf(accessToken, 'openid email profile');
		for (const [name, { method, path }] of firstParty) {
			const url = path.replace('/identity/public', '').replace(/:\w+/g, 'x');
			expect(await service.call(method, url, { token: access_token, body: {} }), name).toMatchObject(beyondScope);
		}
	});

	it('F07 A04 changes no email, asks for no copy, ends no session and deletes nothing', async () => {
		const { accessToken } = await service.reader();
		const { access_token: token } = await clientOf(accessToken, 'openid email profile');
		const sent = service.mails.length;
		expect(await service.call('PATCH', '/profile', { token, body: { email: 'mala@mail.test' } })).toMatchObject(beyondScope);
		expect(await service.call('POST', '/gdpr', { token })).toMatchObject(beyondScope);
		expect(await service.call('DELETE', '/user/anonymize', { token })).toMatchObject(beyondScope);
		expect(await service.call('DELETE', '/sessions/others', { token })).toMatchObject(beyondScope);
		expect(service.mails).toHaveLength(sent);
		expect((await service.call('GET', '/profile', { token: accessToken })).body).toMatchObject({ email: 'ana@mail.test' });
	});

	it('F07 allows no other client, and links no login to the reader', async () => {
		const { accessToken } = await service.reader();
		const { access_token: token } = await clientOf(accessToken, 'openid email profile');
		const query = new URLSearchParams(requestFor('openid'));
		expect(await service.call('GET', `/v2/oidc/provider/login?${query}`, { token })).toMatchObject(beyondScope);
		expect(await service.call('GET', '/v2/oidc/signin?code=x', { token })).toMatchObject(beyondScope);
	});

	it.each([
		['openid', { email: null, emailVerified: false, firstName: null, lastName: null }],
		['openid email', { email: 'ana@mail.test', emailVerified: true, firstName: null, lastName: null }],
		['openid profile', { email: null, emailVerified: false, firstName: 'Ana', lastName: 'Núñez' }],
		['email everything', { email: 'ana@mail.test', emailVerified: true, firstName: null }],
	])('F07 with the scopes %s reads no more than they say', async (scope, readable) => {
		const { uuid, accessToken } = await service.reader();
		await service.call('PATCH', '/profile', {
			token: accessToken,
			body: { displayName: 'Anita', gender: 'FEMALE', birthYear: '1990', contacts: [] },
		});
		const tokens = await clientOf(accessToken, scope);
		const renewed = (await refresh(tokens.refresh_token)).body;
		for (const token of [tokens.access_token, renewed.accessToken]) {
			const { body } = await service.call('GET', '/profile', { token });
			expect(body).toMatchObject({ uuid, ...readable, gender: null, birthYear: null, identities: [], attributes: [] });
		}
		for (const token of [tokens.access_token, tokens.refresh_token, renewed.accessToken, renewed.refreshToken]) {
			const { un, dn } = decodeJwt(String(token));
			expect([un, dn]).toEqual([readable.email ?? uuid, readable.firstName === null ? undefined : 'Anita']);
		}
	});

	it('F07 P02 does not read that the reader asked for the deletion of the account', { tags: 'slow' }, async () => {
		const { accessToken } = await service.reader();
		const { access_token: token } = await clientOf(accessToken);
		await service.call('DELETE', '/user/anonymize', { token: accessToken });
		expect((await service.call('GET', '/profile', { token: accessToken })).body.status).toBe('PendingAnonymize');
		expect((await service.call('GET', '/profile', { token })).body.status).toBe('Active');
		expect(await redeem((await answer(accessToken, 'allow')).body.message)).toMatchObject({ status: 200 });
	});

	it('F07 T05 names its client and scopes, and its audience is that client of that brand', async () => {
		const { accessToken } = await service.reader();
		const tokens = await clientOf(accessToken, 'profile');
		expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: `${testBrand}/club`, client_id: 'club', scope: 'openid profile' });
		expect(decodeJwt(accessToken).aud).not.toContain('/');
	});

	it('F07 T05 is good at no other brand with the same readers, and neither is its refresh token', async () => {
		const { accessToken } = await service.reader();
		const tokens = await clientOf(accessToken);
		expect((await service.call('GET', '/profile', { brand: otherBrand, token: accessToken })).status).toBe(200);
		expect((await service.call('GET', '/profile', { brand: otherBrand, token: tokens.access_token })).status).toBe(401);
		expect((await refresh(tokens.refresh_token, otherBrand)).status).toBe(401);
		expect((await refresh(tokens.refresh_token)).status).toBe(200);
	});

	it('F07 is good for nothing once the brand no longer has the client', async () => {
		const { accessToken } = await service.reader();
		const tokens = await clientOf(accessToken);
		for (const clients of [[{ ...club, clientId: 'another' }], []]) {
			settings.set(testBrand, { ...others, clients });
			expect((await service.call('GET', '/profile', { token: tokens.access_token })).status).toBe(401);
			expect((await refresh(tokens.refresh_token)).status).toBe(401);
		}
		expect((await service.call('GET', '/clients', { token: accessToken })).body).toMatchObject([{ clientId: 'club', name: null }]);
		settings.set(testBrand, { ...others, clients: [club] });
	});

	it('T07 F07 opens nothing that is for registered readers', async () => {
		const { accessToken } = await service.reader();
		const { access_token } = await clientOf(accessToken, 'openid email profile');
		const opens = (token: string) => {
			const authorization = `Bearer ${token}`;
			const request = { headers: { authorization }, rawHeaders: ['authorization', authorization] };
			return service.identity().registeredReaders.isRegistered(ownBrand, request);
		};
		expect([await opens(accessToken), await opens(access_token)]).toEqual([true, false]);
	});

	it('T06 signs its own session out, and not the reader’s', async () => {
		const { accessToken } = await service.reader();
		const tokens = await clientOf(accessToken);
		expect((await service.call('DELETE', '/auth/token', { token: tokens.access_token })).status).toBe(200);
		expect((await refresh(tokens.refresh_token)).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
	});
});

describe('the ID token of a client', () => {
	const provider = testProvider();
	const { service, clientOf } = withClub(undefined, provider.outboundHttp);
	const claims = ['at_hash', 'aud', 'auth_time', 'exp', 'iat', 'iss', 'sub'];
	const claimsOf = (idToken: string) => Object.keys(decodeJwt(idToken)).sort();

	it('says that it is a JSON Web Token, and has no nonce when the client sent none', async () => {
		const { accessToken } = await service.reader();
		const { id_token } = await clientOf(accessToken);
		expect(decodeProtectedHeader(id_token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) });
		expect(claimsOf(id_token)).toEqual(claims);
	});

	it('has no claim for a name that the reader has not given', async () => {
		const { accessToken } = await service.reader();
		await service.call('PATCH', '/profile', { token: accessToken, body: { firstName: '', lastName: '' } });
		expect(claimsOf((await clientOf(accessToken, 'profile')).id_token)).toEqual(claims);
	});

	it('has no claim for the address of a reader whose provider gave none', async () => {
		const iat = service.clock.now.getTime() / 1000;
		const credentials = await provider.sign({ iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', iat, exp: iat + 3600 });
		const { body } = await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials } });
		expect(claimsOf((await clientOf(body.accessToken, 'email')).id_token)).toEqual(claims);
	});
});

describe('a reader whom a client asks', () => {
	const { service, ask, answer, redeem, clientOf, refresh } = withClub();
	const isAsked = async (token: unknown, scope?: string) =>
		String((await ask(token, scope)).body.message).startsWith(`${testOrigin}/autorizar/?`);

	it('API-37 is asked on a page that has the whole request of the client', async () => {
		const { accessToken } = await service.reader();
		const page = new URL(String((await ask(accessToken, 'openid email')).body.message));
		expect(Object.fromEntries(page.searchParams)).toEqual(requestFor('openid email'));
	});

	it('API-37 F07 is asked once per client and scope', async () => {
		const { accessToken } = await service.reader();
		expect(await isAsked(accessToken, 'openid email')).toBe(true);
		expect(await isAsked(accessToken, 'openid email')).toBe(true);
		await answer(accessToken, 'allow', 'openid email');
		expect(await isAsked(accessToken, 'openid email')).toBe(false);
		expect(await isAsked(accessToken, 'openid')).toBe(false);
		expect(await isAsked(accessToken, 'openid profile')).toBe(true);
		await answer(accessToken, 'allow', 'openid profile');
		expect(await isAsked(accessToken, 'openid email profile')).toBe(false);
	});

	it('API-37 F07 who denies is led back without a code, and is asked again', async () => {
		const { accessToken } = await service.reader();
		const back = new URL(String((await answer(accessToken, 'deny')).body.message));
		expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'the state', iss: testOrigin });
		expect(await isAsked(accessToken)).toBe(true);
		const { state: _none, ...stateless } = requestFor('openid');
		const { body } = await service.call('POST', '/v2/oidc/provider/consent', {
			token: accessToken,
			body: { ...stateless, answer: 'deny' },
		});
		expect(Object.fromEntries(new URL(String(body.message)).searchParams)).toEqual({ error: 'access_denied', iss: testOrigin });
	});

	it('API-37 sees who asks, for what, and where the answer leads, before signing in', async () => {
		const asked = (scope: string, redirect_uri = 'https://club.example/in') =>
			service.call('GET', `/v2/oidc/provider/consent?${new URLSearchParams({ ...requestFor(scope), redirect_uri })}`);
		const told = { client: 'Club', scopes: ['openid', 'profile'], returnsTo: 'https://club.example' };
		expect((await asked('profile phone')).body).toEqual(told);
		expect((await asked('profile', 'ar.example.app:/in')).body).toEqual({ ...told, returnsTo: 'ar.example.app:' });
		expect(await asked('openid', 'https://evil.test/in')).toMatchObject({ status: 400, body: { code: 'invalid_client' } });
	});

	it('F07 T06 takes the permission back: the client’s sessions and codes end, and the reader is asked again', {
		tags: 'slow',
	}, async () => {
		const { accessToken } = await service.reader();
		const tokens = await clientOf(accessToken, 'openid email');
		const open = (await ask(accessToken)).body.message;
		expect((await service.call('GET', '/clients', { token: accessToken })).body).toEqual([
			{ clientId: 'club', name: 'Club', scopes: ['openid', 'email'], grantedOn: service.clock.now.getTime() },
		]);
		expect((await service.call('DELETE', '/clients/club', { token: accessToken })).status).toBe(200);
		expect((await service.call('GET', '/clients', { token: accessToken })).body).toEqual([]);
		expect((await service.call('GET', '/profile', { token: tokens.access_token })).status).toBe(401);
		expect((await refresh(tokens.refresh_token)).status).toBe(401);
		expect((await redeem(open)).body).toMatchObject({ code: 'invalid_grant' });
		expect(await isAsked(accessToken)).toBe(true);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
	});

	it('F07 keeps what other readers allowed', { tags: 'slow' }, async () => {
		const ana = await service.reader();
		const berta = await service.reader('berta@mail.test');
		const tokens = await clientOf(berta.accessToken);
		expect(await isAsked(ana.accessToken)).toBe(true);
		await service.call('DELETE', '/clients/club', { token: ana.accessToken });
		expect((await refresh(tokens.refresh_token)).status).toBe(200);
	});
});

describeOnPostgres('a permission that is taken back', (testDatabase) => {
	const { service, answer, redeem, refresh } = withClub(testDatabase(migrations));

	it('F07 while the client redeems its codes leaves it no session', { tags: 'slow' }, async () => {
		await service.reader();
		for (let round = 0; round < 5; round += 1) {
			const { accessToken } = (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
			const codes = await Promise.all([1, 2, 3].map(async () => (await answer(accessToken, 'allow')).body.message));
			const ending = service.call('DELETE', '/clients/club', { token: accessToken });
			const redeemed = await Promise.all(codes.map((code) => redeem(code)));
			await ending;
			for (const { status, body } of redeemed) if (status === 200) expect((await refresh(body.refresh_token)).status).toBe(401);
		}
	});
});
