import { createHash } from 'node:crypto';
import {
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type ClientAuth,
	ClientSecretBasic,
	ClientSecretPost,
	type CustomFetch,
	calculatePKCECodeChallenge,
	clockSkew,
	customFetch,
	discovery,
	enableNonRepudiationChecks,
	None,
} from 'openid-client';
import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { Secret } from '#platform/secret';
import { describeOnPostgres, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { duringDeletion } from '../../../tests/support/identity/during-deletion.ts';
import { realGuards } from '../../../tests/support/identity/guards.ts';
import { type Answer, type CallOptions, type MakeGuards, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand, testOrigin, thirdBrand } from '../../../tests/support/test-brand.ts';

const secret = 'the secret of the shop is as long as it has to be';
const clients = [
	{
		clientId: 'club',
		name: 'Club',
		redirectUris: ['https://club.example/in', 'https://club.example/in?again=1', 'ar.example.app:/in', 'https://both.example/in'],
	},
	{ clientId: 'shop', name: 'Shop', secret: new Secret(secret), redirectUris: ['https://shop.example/in', 'https://both.example/in'] },
];
const settings = (list: typeof clients) => ({ google: [], facebook: [], apple: undefined, oidc: [], clients: list });

const verifier = 'a verifier that is long enough to be one by RFC 7636'.replaceAll(' ', '-');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const validRequest = {
	response_type: 'code',
	client_id: 'club',
	redirect_uri: 'https://club.example/in',
	scope: 'openid email profile',
	state: 'the state of the client',
	nonce: 'the nonce of the client',
	code_challenge: challenge,
	code_challenge_method: 'S256',
};

function withClients(database?: TestDatabase, guards?: MakeGuards) {
	const brands = new Map([
		[testBrand, settings(clients)],
		[otherBrand, settings(clients)],
	]);
	const service = testIdentity({ signIn: brands }, database, guards);
	const ask = (token: unknown, query: Record<string, string> = validRequest) =>
		service.call('GET', `/v2/oidc/provider/login?${new URLSearchParams(query)}`, { token });
	const answer = (token: unknown, given: 'allow' | 'deny', query: Record<string, string> = validRequest) =>
		service.call('POST', '/v2/oidc/provider/consent', { token, body: { ...query, answer: given } });
	/** Asks for a code, and allows the client what it asks when the reader is asked. */
	const authorize = async (token: unknown, query: Record<string, string> = validRequest) => {
		const asked = await ask(token, query);
		return String(asked.body.message).startsWith(`${testOrigin}/autorizar/?`) ? answer(token, 'allow', query) : asked;
	};
	const codeOf = ({ body }: Answer) => new URL(String(body.message)).searchParams.get('code') ?? '';
	const form = (code: string) => ({
		grant_type: 'authorization_code',
		client_id: 'club',
		redirect_uri: 'https://club.example/in',
		code_verifier: verifier,
		code,
	});
	const redeem = (fields: Record<string, string>, more: CallOptions = {}) =>
		service.call('POST', '/v2/oidc/provider/token', { form: fields, ...more });
	const refresh = (token: unknown) => service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token } });
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};
	return { service, ask, answer, authorize, codeOf, form, redeem, refresh, pass };
}

describe('a client', () => {
	const { service, authorize, codeOf, form, redeem, refresh, pass } = withClients();

	/** Runs the whole flow with a client library, which checks the keys and claims of our ID token. */
	const flow = async (client: string, auth: ClientAuth) => {
		const { uuid, accessToken } = await service.reader();
		const skew = Math.round((service.clock.now.getTime() - Date.now()) / 1000);
		const config = await discovery(new URL(testOrigin), client, { [clockSkew]: skew }, auth, { [customFetch]: toService });
		enableNonRepudiationChecks(config);
		const address = buildAuthorizationUrl(config, {
			redirect_uri: `https://${client}.example/in`,
			scope: 'openid email profile',
			state: 'a state',
			nonce: 'a nonce',
			code_challenge: await calculatePKCECodeChallenge(verifier),
			code_challenge_method: 'S256',
		});
		expect(address.href).toMatch(new RegExp(`^${testOrigin}/autorizar/\\?`));
		const { body } = await authorize(accessToken, Object.fromEntries(address.searchParams));
		const checks = { expectedState: 'a state', expectedNonce: 'a nonce', pkceCodeVerifier: verifier };
		return { uuid, tokens: await authorizationCodeGrant(config, new URL(String(body.message)), checks) };
	};
	const toService: CustomFetch = async (address, init) => {
		const url = new URL(address);
		const headers = { ...Object.fromEntries(new Headers(init.headers)), host: url.host };
		const payload = init.body ? { payload: String(init.body) } : {};
		const answer = await service.send({ method: init.method === 'POST' ? 'POST' : 'GET', url: url.pathname, headers, ...payload });
		return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
	};

	it.each([
		['without a secret', 'club', None()],
		['with its secret in a header', 'shop', ClientSecretBasic(secret)],
		['with its secret in the form', 'shop', ClientSecretPost(secret)],
	])('API-36 API-37 F07 signs a reader in %s with a standard library', async (_what, client, auth) => {
		const { uuid, tokens } = await flow(client, auth);
		expect(tokens.claims()).toMatchObject({
			iss: testOrigin,
			sub: uuid,
			aud: client,
			nonce: 'a nonce',
			auth_time: service.clock.now.getTime() / 1000,
			email: 'ana@mail.test',
			email_verified: true,
			given_name: 'Ana',
			family_name: 'Núñez',
		});
		expect(tokens.expires_in).toBe(900);
		expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 200, body: { uuid } });
		expect((await service.call('GET', '/profile', { token: tokens.access_token })).body).toMatchObject({ uuid });
	});

	it('P03 is in the copy of the reader’s data once they let it in', { tags: 'slow' }, async () => {
		const { accessToken } = await service.reader();
		await redeem(form(codeOf(await authorize(accessToken))));
		const { id } = (await service.call('POST', '/gdpr', { token: accessToken })).body;
		await service.identity().runJobs();
		const report = (await service.call('GET', `/gdpr/${id}`, { token: accessToken })).body;
		expect(JSON.parse(String(report.data)).clients).toEqual([
			{ brand: testBrand, client: 'club', scope: 'openid email profile', grantedOn: service.clock.now.toISOString() },
		]);
	});

	it('API-36 redeems a code with a multipart form, and may name the PKCE method as the SDK does', async () => {
		const { accessToken } = await service.reader();
		const { code_challenge_method: _method, ...rest } = validRequest;
		const code = codeOf(await authorize(accessToken, { ...rest, code_challengeMethod: 'S256' }));
		const parts = new FormData();
		for (const [name, value] of Object.entries(form(code))) parts.append(name, value);
		const multipart = new Response(parts);
		const bytes = Buffer.from(await multipart.arrayBuffer());
		const answer = await service.call('POST', '/v2/oidc/provider/token', {
			bytes,
			headers: { 'content-type': multipart.headers.get('content-type') ?? '' },
		});
		expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 900 } });
		expect((await refresh(answer.body.refresh_token)).status).toBe(200);
	});

	it('API-37 gets the reader back with a code, its state and our issuer', async () => {
		const { accessToken } = await service.reader();
		const back = new URL(String((await authorize(accessToken)).body.message));
		expect(back.origin + back.pathname).toBe('https://club.example/in');
		expect(Object.fromEntries(back.searchParams)).toEqual({
			code: expect.stringMatching(/^[\w-]{43}$/),
			state: 'the state of the client',
			iss: testOrigin,
		});
		const again = await authorize(accessToken, { ...validRequest, redirect_uri: 'https://club.example/in?again=1' });
		expect(again.body.message).toMatch(/^https:\/\/club\.example\/in\?again=1&code=/);
		const app = await authorize(accessToken, { ...validRequest, redirect_uri: 'ar.example.app:/in' });
		expect(app.body.message).toMatch(/^ar\.example\.app:\/in\?code=/);
	});

	it('API-37 gets no code for a reader who is not signed in', async () => {
		for (const token of [undefined, 'undefined', 'a.b.c']) {
			expect(await authorize(token)).toMatchObject({ status: 401, body: { message: 'Missing or invalid jwt' } });
		}
	});

	it('gets only the claims of its scopes', async () => {
		const { uuid, accessToken } = await service.reader();
		const code = codeOf(await authorize(accessToken, { ...validRequest, scope: 'openid' }));
		const { id_token } = (await redeem(form(code))).body;
		const claims = JSON.parse(Buffer.from(String(id_token).split('.')[1] ?? '', 'base64url').toString());
		expect(Object.keys(claims).sort()).toEqual(['at_hash', 'aud', 'auth_time', 'exp', 'iat', 'iss', 'nonce', 'sub']);
		expect(claims.sub).toBe(uuid);
	});

	it.each([
		'https://club.example/in/',
		'https://club.example/IN',
		'https://club.example/in?',
		'https://club.example/in#',
		'https://club.example/in?next=https://evil.test',
		'https://club.example/in/../out',
		'https://club.example:443/in',
		'https://club.example.evil.test/in',
		'https://club.example@evil.test/in',
		'http://club.example/in',
		'https://evil.test/in',
		'https://shop.example/in',
		'//club.example/in',
		'',
	])('F07 gets no reader at a redirect URI that is not exactly its own: %s', async (redirect_uri) => {
		const { accessToken } = await service.reader();
		const answer = await authorize(accessToken, { ...validRequest, redirect_uri });
		expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_client', error: 'invalid_client', message: expect.any(String) } });
		expect(JSON.stringify(answer.body)).not.toContain('code=');
	});

	it.each([
		['without a challenge', { code_challenge: undefined }],
		['with an invalid challenge', { code_challenge: 'short' }],
		['with the method plain', { code_challenge_method: 'plain' }],
		['with the method plain under its other name', { code_challengeMethod: 'plain' }],
		['for a token in the URL', { response_type: 'token' }],
		['for an ID token in the URL', { response_type: 'id_token' }],
		['without a response type', { response_type: undefined }],
		['without a client id', { client_id: undefined }],
	])('F07 gets no code %s', async (_what, change) => {
		const { accessToken } = await service.reader();
		const query = Object.entries({ ...validRequest, ...change }).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, value] as const],
		);
		expect(await authorize(accessToken, Object.fromEntries(query))).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
	});

	const refused: readonly (readonly [what: string, change: Record<string, string>, code: string])[] = [
		['another verifier', { code_verifier: `${verifier}x` }, 'invalid_grant'],
		['no verifier', { code_verifier: '' }, 'invalid_grant'],
		['the challenge for a verifier', { code_verifier: challenge }, 'invalid_grant'],
		['another redirect URI of its own', { redirect_uri: 'https://club.example/in?again=1' }, 'invalid_grant'],
		['an unknown redirect URI', { redirect_uri: 'https://evil.test/in' }, 'invalid_client'],
		['an unknown client id', { client_id: 'nobody' }, 'invalid_client'],
		['no code', { code: '' }, 'invalid_grant'],
		['another code', { code: 'A'.repeat(43) }, 'invalid_grant'],
		[
			'the grant of passwords',
			{ grant_type: 'password', username: 'ana@mail.test', password: 'nubes sobre Quilmes 7' },
			'unsupported_grant_type',
		],
		['the grant type client_credentials', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
		['the grant type refresh_token', { grant_type: 'refresh_token' }, 'unsupported_grant_type'],
	];

	it.each(refused)('F07 gets no tokens for a code with %s, and the code still works', async (_what, change, code) => {
		const { accessToken } = await service.reader();
		const good = form(codeOf(await authorize(accessToken)));
		expect(await redeem({ ...good, ...change })).toMatchObject({ status: 400, body: { code, error: code, httpStatus: 400 } });
		expect((await redeem(good)).status).toBe(200);
	});

	it('F07 gets no tokens for a code of another client, nor at another brand', async () => {
		const { accessToken } = await service.reader();
		const code = codeOf(await authorize(accessToken));
		const asShop = { ...form(code), client_id: 'shop', client_secret: secret, redirect_uri: 'https://shop.example/in' };
		expect((await redeem(asShop)).body.code).toBe('invalid_grant');
		const together = await authorize(accessToken, { ...validRequest, redirect_uri: 'https://both.example/in' });
		const asOther = { ...form(codeOf(together)), client_id: 'shop', client_secret: secret, redirect_uri: 'https://both.example/in' };
		expect((await redeem(asOther)).body.code).toBe('invalid_grant');
		expect((await redeem(form(code), { brand: otherBrand })).body.code).toBe('invalid_grant');
		expect((await redeem(form(code))).status).toBe(200);
	});

	it('F07 that has a secret gets no tokens without it', async () => {
		const { accessToken } = await service.reader();
		const shop = { client_id: 'shop', redirect_uri: 'https://shop.example/in' };
		const good = { ...form(codeOf(await authorize(accessToken, { ...validRequest, ...shop }))), ...shop };
		const encoded = (text: string) => Buffer.from(text).toString('base64');
		const basic = (text: string) => ({ headers: { authorization: `Basic ${encoded(text)}` } });
		const right = encoded(`shop:${encodeURIComponent(secret)}`);
		for (const answer of [
			await redeem(good),
			await redeem({ ...good, client_secret: `${secret}x` }),
			await redeem(good, basic('shop:x')),
			await redeem(good, basic('shop')),
			await redeem(good, basic('')),
			await redeem(good, { headers: { authorization: `Digest Basic ${right}` } }),
			await redeem(good, { headers: { authorization: `Basic ${right}, Basic` } }),
		]) {
			expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
		}
		expect((await redeem(good, basic(`shop:${encodeURIComponent(secret)}`))).status).toBe(200);
	});

	it('F07 must redeem its code within a minute', async () => {
		const { accessToken } = await service.reader();
		const [first, second] = [codeOf(await authorize(accessToken)), codeOf(await authorize(accessToken))];
		pass(59_000);
		expect((await redeem(form(first))).status).toBe(200);
		pass(2_000);
		expect((await redeem(form(second))).body.code).toBe('invalid_grant');
	});

	it('F07 that redeems a code twice loses the session that the code opened, and the reader keeps their own', async () => {
		const { accessToken } = await service.reader();
		const good = form(codeOf(await authorize(accessToken)));
		const { body } = await redeem(good);
		pass(3_600_000);
		const again = await redeem({ ...good, code_verifier: '' });
		expect(again.body.code).toBe('invalid_grant');
		expect((await refresh(body.refresh_token)).status).toBe(401);
		const events = await service
			.database()
			.sql.withTables<{ 'identity.audit': { event: string } }>()
			.selectFrom('identity.audit')
			.select('event')
			.execute();
		expect(events.map(({ event }) => event)).toContain('code_reuse');
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('T07 gets no tokens when the account was disabled meanwhile', async () => {
		const { accessToken } = await service.reader();
		const code = codeOf(await authorize(accessToken));
		const accounts = service.database().sql.withTables<{ 'identity.account': { status: string } }>();
		await accounts.updateTable('identity.account').set({ status: 'Disabled' }).execute();
		expect((await redeem(form(code))).body.code).toBe('invalid_grant');
	});

	it('F07 gets no tokens after the reader signed out', async () => {
		const { accessToken } = await service.reader();
		const code = codeOf(await authorize(accessToken));
		await service.call('DELETE', '/auth/token', { token: accessToken });
		expect((await redeem(form(code))).body.code).toBe('invalid_grant');
	});

	it('LIM-01 gets a session with the sign-in time of the reader’s own', async () => {
		const { accessToken, refreshToken } = await service.reader();
		pass(3_500_000);
		const renewed = (await refresh(refreshToken)).body;
		const { body } = await redeem(form(codeOf(await authorize(renewed.accessToken))));
		const { auth_time } = JSON.parse(Buffer.from(String(body.id_token).split('.')[1] ?? '', 'base64url').toString());
		expect(auth_time).toBe(service.clock.now.getTime() / 1000 - 3500);
		expect(accessToken).not.toBe(renewed.accessToken);
	});

	it('T04 gets a session that ends when the reader’s own does', async () => {
		await service.reader();
		const { body } = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test', undefined, false) });
		const tokens = (await redeem(form(codeOf(await authorize(body.accessToken))))).body;
		pass(86_401_000);
		expect((await refresh(tokens.refresh_token)).status).toBe(401);
	});

	it('W08 may call from the origins of its redirect URIs, without cookies, and other origins may not', async () => {
		const allowed = async (origin: string, brand: CallOptions['brand'] = testBrand) =>
			(await service.call('GET', '/config', { brand, headers: { origin } })).headers;
		expect((await allowed('https://club.example'))['access-control-allow-origin']).toBe('https://club.example');
		expect((await allowed('https://club.example'))['access-control-allow-credentials']).toBeUndefined();
		for (const origin of ['null', 'https://evil.test', 'http://club.example', 'https://club.example.evil.test', 'ar.example.app:/']) {
			expect((await allowed(origin))['access-control-allow-origin'], origin).toBeUndefined();
		}
		expect((await allowed('https://club.example', thirdBrand))['access-control-allow-origin']).toBeUndefined();
	});

	it('T03 leaves no code in clear in the database', async () => {
		const { accessToken } = await service.reader();
		const code = codeOf(await authorize(accessToken));
		const rows = await service.database().sql.withTables<{ 'identity.code': object }>().selectFrom('identity.code').selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(code);
		pass(2 * 86_400_000);
		await service.identity().runJobs();
		expect(
			await service.database().sql.withTables<{ 'identity.code': object }>().selectFrom('identity.code').selectAll().execute(),
		).toEqual([]);
	});

	it('API-37 the metadata says what a client can ask for, and where', async () => {
		const { body } = await service.send({ url: '/.well-known/openid-configuration', headers: { host: new URL(testOrigin).host } });
		expect(JSON.parse(body)).toEqual({
			issuer: testOrigin,
			authorization_endpoint: `${testOrigin}/autorizar/`,
			token_endpoint: `${testOrigin}/identity/public/v2/oidc/provider/token`,
			jwks_uri: `${testOrigin}/.well-known/jwks.json`,
			response_types_supported: ['code'],
			response_modes_supported: ['query'],
			grant_types_supported: ['authorization_code'],
			subject_types_supported: ['public'],
			id_token_signing_alg_values_supported: ['RS256'],
			token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
			code_challenge_methods_supported: ['S256'],
			scopes_supported: ['openid', 'email', 'profile'],
			claims_supported: ['sub', 'nonce', 'auth_time', 'email', 'email_verified', 'given_name', 'family_name'],
			authorization_response_iss_parameter_supported: true,
		});
	});

	it('a brand without clients is no provider', async () => {
		const answer = await service.send({ url: '/.well-known/openid-configuration', headers: { host: `${thirdBrand}.test` } });
		expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'provider-off' }]);
	});
});

describe('the limits of clients', () => {
	const { service, authorize, codeOf, form, redeem } = withClients(undefined, realGuards());
	const ip = '192.0.2.1';
	const shop = { client_id: 'shop', redirect_uri: 'https://shop.example/in' };
	const wrong = (fields: object) => redeem({ ...form('x'.repeat(43)), ...fields }, { ip });
	const refusedAfter = async (fields: object) => {
		for (let time = 0; time < 200; time++) expect((await wrong(fields)).status).toBe(400);
		expect(await wrong(fields)).toMatchObject({ status: 429 });
	};

	it('B03 do not count the codes that a server redeems with its secret, so that all its readers get in', { tags: 'slow' }, async () => {
		for (let time = 0; time < 250; time++)
			expect((await wrong({ ...shop, client_secret: secret })).body).toMatchObject({ error: 'invalid_grant' });
		const { accessToken } = await service.reader();
		const code = codeOf(await authorize(accessToken, { ...validRequest, ...shop }));
		expect((await redeem({ ...form(code), ...shop, client_secret: secret }, { ip })).status).toBe(200);
	});

	it('B03 count wrong secrets', () => refusedAfter({ ...shop, client_secret: `${secret}x` }));

	it('B03 count wrong codes of a client without a secret', { tags: 'slow' }, () => refusedAfter({}));
});

describeOnPostgres('a code', (testDatabase) => {
	const { service, authorize, codeOf, form, redeem, refresh } = withClients(testDatabase(migrations));

	it('F07 that ten parallel requests redeem opens one session, which then ends', async () => {
		const { accessToken } = await service.reader();
		const good = form(codeOf(await authorize(accessToken)));
		const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(good)));
		const won = answers.filter(({ status }) => status === 200);
		expect(won).toHaveLength(1);
		expect(answers.filter(({ body }) => body.code === 'invalid_grant')).toHaveLength(9);
		expect((await refresh(won[0]?.body.refresh_token)).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
	});

	it('P02 that is redeemed while its account is being deleted opens no session, and lets the deletion end', async () => {
		const { accessToken } = await service.reader();
		const good = form(codeOf(await authorize(accessToken)));
		const answer = await duringDeletion(service, () => redeem(good));
		expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
	});
});
