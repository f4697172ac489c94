import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { Secret } from '#platform/secret';
import { describeOnPostgres, type TestDatabase } from '../../../../tests/support/databases/database.ts';
import { type Answer, type CallOptions, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { openidIssuer } from '../../../../tests/support/identity/openid-issuer.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { originOf, otherBrand, testBrand, testOrigin } from '../../../../tests/support/test-brand.ts';

const oidc = (host: string, more: object = {}) => ({
	protocol: 'Default' as const,
	issuer: `https://${host}`,
	clientId: `kiosco@${host}`,
	clientSecret: new Secret(`the secret of ${host}`),
	returnUrl: `${testOrigin}/ingresar/?con=${host}`,
	emailDomains: ['diario.test'],
	...more,
});
const settings = (...providers: ReturnType<typeof oidc>[]) => ({
	google: [],
	facebook: [],
	apple: undefined,
	oidc: providers,
	clients: [],
});

/** The headers of a browser on a page of ours. */
const browser = (cookie?: string) => ({ 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) });
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';
const parametersOf = ({ headers }: Answer) => Object.fromEntries(new URL(String(headers.location)).searchParams);

function withIssuers(database?: TestDatabase) {
	const provider = testProvider();
	const signIn = new Map([
		[testBrand, settings(oidc('id.example'), oidc('other.example'))],
		[otherBrand, settings(oidc('id.example'))],
	]);
	const service = testIdentity({ signIn, outboundHttp: provider.outboundHttp }, database);
	const issuerAt = (host: string, metadata = {}) =>
		openidIssuer(provider, {
			issuer: `https://${host}`,
			now: () => service.clock.now,
			knowsClient: (id, secret) => id === `kiosco@${host}` && secret === `the secret of ${host}`,
			metadata,
		});
	const issuer = issuerAt('id.example', {
		authorization_response_iss_parameter_supported: true,
		userinfo_endpoint: 'https://id.example/person',
	});
	const other = issuerAt('other.example', { token_endpoint_auth_methods_supported: ['client_secret_post'] });
	const begin = (host = 'id.example', options: CallOptions = { headers: browser() }) =>
		service.call('GET', `/v2/oidc/kiosco@${host}/initiate`, options);
	const back = (answer: Record<string, string>, host = 'id.example', options: CallOptions = {}) =>
		service.call('GET', `/v2/oidc/kiosco@${host}/callback?${new URLSearchParams(answer)}`, options);
	const end = (parameters: Record<string, string>, options: CallOptions = {}) =>
		service.call('GET', `/v2/oidc/signin?${new URLSearchParams(parameters)}`, options);
	const ana = { sub: '1001', email: 'ana@diario.test', email_verified: true, given_name: 'Ana', family_name: 'Núñez' };
	/** Takes a reader to the provider and back, up to the page that finishes the sign-in. */
	const there = async (claims: JWTPayload = ana) => {
		const begun = await begin();
		const answer: Record<string, string> = { ...issuer.authorize(String(begun.body.url), claims), iss: 'https://id.example' };
		return { begun, answer, cookie: cookieOf(begun) };
	};
	const whole = async (claims: JWTPayload = ana, token?: unknown) => {
		const { answer, cookie } = await there(claims);
		return end(parametersOf(await back(answer)), { headers: browser(cookie), token });
	};
	const cookieOfOther = async () => cookieOf(await begin());
	const rows = (table: string) => service.database().sql.withTables<Record<string, object>>().selectFrom(table).selectAll().execute();
	return { provider, service, issuer, other, begin, back, end, ana, there, whole, rows, cookieOfOther };
}

describe('an OpenID provider', () => {
	const { provider, service, issuer, other, begin, back, end, ana, there, whole, rows, cookieOfOther } = withIssuers();

	it('API-34 API-35 signs a reader in who returns from its pages', async () => {
		const { begun, answer, cookie } = await there();
		expect(begun.body).toMatchObject({
			redirectURI: `${testOrigin}/identity/public/v2/oidc/kiosco@id.example/callback`,
			clientId: 'kiosco@id.example',
			scope: 'openid email profile',
		});
		const returned = await back(answer);
		expect(returned).toMatchObject({
			status: 303,
			headers: {
				location: expect.stringMatching(new RegExp(`^${testOrigin}/ingresar/\\?con=id\\.example&state=[\\w-]{43}&code=[\\w-]{43}$`)),
			},
		});
		const { status, body } = await end(parametersOf(returned), { headers: browser(cookie) });
		expect(status).toBe(200);
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({
			email: 'ana@diario.test',
			emailVerified: true,
			firstName: 'Ana',
			lastName: 'Núñez',
			identities: [{ type: 'OIDC', oidc: true, userName: '1001' }],
		});
	});

	it('SOC-03 R07 is reached by a link, which needs no script, and finishes the sign-in in the same browser', async () => {
		const started = await service.call('GET', '/v2/oidc/kiosco@id.example/start', { headers: browser() });
		expect(started.status).toBe(303);
		const answer = issuer.authorize(String(started.headers.location), ana);
		const returned = parametersOf(await back({ ...answer, iss: 'https://id.example' }));
		expect((await end(returned, { headers: browser(await cookieOfOther()) })).status).toBe(401);
		expect((await end(returned, { headers: browser(cookieOf(started)) })).status).toBe(200);
	});

	it('SOC-03 F12 that cannot be reached by its link leads back to the form, and so does a link on another site', async () => {
		const locationOf = async (path: string, site = 'same-origin') =>
			(await service.call('GET', `/v2/oidc/${path}/start`, { headers: { 'sec-fetch-site': site } })).headers.location;
		expect(await locationOf('unknown')).toBe(`${testOrigin}/ingresar/?error=sign_in_failed`);
		expect(await locationOf('kiosco@id.example', 'cross-site')).toBe(`${testOrigin}/ingresar/`);
		provider.fault = 'fails';
		expect(await locationOf('kiosco@id.example')).toBe(`${testOrigin}/ingresar/?error=sign_in_failed`);
	});

	it('F05 gets a new state, nonce and S256 challenge with each sign-in', async () => {
		const urls = await Promise.all([begin(), begin()]).then((both) => both.map(({ body }) => new URL(String(body.url)).searchParams));
		for (const name of ['state', 'nonce', 'code_challenge']) {
			for (const url of urls) expect(url.get(name)).toMatch(/^[\w-]{43}$/);
			expect(urls[0]?.get(name)).not.toBe(urls[1]?.get(name));
		}
		expect(urls[0]?.get('code_challenge_method')).toBe('S256');
	});

	it('F05 leaves none of these secrets in clear in the database', async () => {
		const { begun, cookie } = await there();
		const stored = JSON.stringify(await rows('identity.attempt'), (_key, value) =>
			value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
		);
		const url = new URL(String(begun.body.url)).searchParams;
		for (const secret of [url.get('state'), url.get('nonce'), cookie.split('=')[1]]) expect(stored).not.toContain(secret);
	});

	it('T10 binds the browser by a cookie that no script reads and no other site sends', async () => {
		expect((await begin()).headers['set-cookie']).toMatch(
			/^__Host-kiosco-attempt=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
		);
	});

	const answersAs = (change: object) => {
		const place = 'id.example/.well-known/openid-configuration';
		const plain = provider.answers.get(place);
		provider.answers.set(place, async (request) => Object.assign({}, await plain?.(request), change));
	};

	const nothingHappened = async (refused: Answer, code = '300040') => {
		expect(refused.body.code).toBe(code);
		expect([await rows('identity.account'), await rows('identity.session')]).toEqual([[], []]);
	};

	it('bad input 35: F05 a replayed code signs nobody in', async () => {
		const { answer, cookie } = await there();
		const page = parametersOf(await back(answer));
		expect((await end(page, { headers: browser(cookie) })).status).toBe(200);
		expect((await end(page, { headers: browser(cookie) })).status).toBe(401);
		expect(parametersOf(await back(answer))).toEqual({ con: 'id.example', error: 'sign_in_failed' });
		expect(await rows('identity.session')).toHaveLength(1);
	});

	it.each([
		['another browser', browser(`__Host-kiosco-attempt=${'A'.repeat(43)}`)],
		['a browser without its cookie', browser()],
		['a page of another brand', { origin: originOf(otherBrand) }],
		['a browser that sends only a referrer', { referer: `${testOrigin}/` }],
		['a client that is no browser', {}],
	])('bad input 35: F05 a sign-in does not finish in %s, but still does in its own browser', async (_what, headers) => {
		const { answer, cookie } = await there();
		const page = parametersOf(await back(answer));
		await nothingHappened(await end(page, { headers }));
		expect((await end(page, { headers: browser(cookie) })).status).toBe(200);
	});

	it('bad input 35: F05 W09 a page of another site cannot finish a sign-in', async () => {
		const { answer, cookie } = await there();
		const page = parametersOf(await back(answer));
		await nothingHappened(await end(page, { headers: { ...browser(cookie), origin: 'https://evil.test' } }), 'foreign-origin');
	});

	it('F05 a sign-in of an app, which has no cookies, does not finish in a browser', async () => {
		const begun = await begin('id.example', {});
		expect(begun.headers['set-cookie']).toBeUndefined();
		const answer = { ...issuer.authorize(String(begun.body.url), ana), iss: 'https://id.example' };
		const page = parametersOf(await back(answer));
		const { headers } = await begin();
		await nothingHappened(await end(page, { headers: browser() }));
		await nothingHappened(await end(page, { headers: browser(cookieOf({ headers, status: 200, body: {} })) }));
		expect((await end(page)).status).toBe(200);
	});

	it('F05 sign-ins in two tabs of one browser both finish', async () => {
		const first = await there();
		const begun = await begin('id.example', { headers: browser(first.cookie) });
		expect(cookieOf(begun)).toBe(first.cookie);
		const answer = { ...issuer.authorize(String(begun.body.url), ana), iss: 'https://id.example' };
		for (const one of [answer, first.answer]) {
			expect((await end(parametersOf(await back(one)), { headers: browser(first.cookie) })).status).toBe(200);
		}
	});

	it('F05 a sign-in must finish within ten minutes', async () => {
		const { answer, cookie } = await there();
		const late = await there();
		service.clock.now = new Date(service.clock.now.getTime() + 599_000);
		const page = parametersOf(await back(answer));
		service.clock.now = new Date(service.clock.now.getTime() + 2_000);
		await nothingHappened(await end(page, { headers: browser(cookie) }));
		expect(parametersOf(await back(late.answer))).toMatchObject({ error: 'sign_in_failed' });
		await service.identity().runJobs();
		expect(await rows('identity.attempt')).toEqual([]);
	});

	it('F05 a sign-in finishes only at the brand where it began', async () => {
		const { answer, cookie } = await there();
		expect(parametersOf(await back(answer, 'id.example', { brand: otherBrand }))).toMatchObject({ error: 'sign_in_failed' });
		const page = parametersOf(await back(answer));
		expect((await end(page, { brand: otherBrand, headers: browser(cookie) })).status).toBe(401);
		expect((await end(page, { headers: browser(cookie) })).status).toBe(200);
	});

	it('bad input 35: F06 a sign-in does not return through the callback of another provider', async () => {
		const { answer } = await there();
		expect(parametersOf(await back(answer, 'other.example'))).toEqual({ con: 'other.example', error: 'sign_in_failed' });
		expect(other.redeemed).toEqual([]);
	});

	it.each([
		['names another issuer', 'https://other.example'],
		['names no issuer although the metadata promises it', undefined],
	])('F06 whose response %s gets no code', async (_what, iss) => {
		const { answer, cookie } = await there();
		const { iss: _left, ...rest } = answer;
		const page = parametersOf(await back({ ...rest, ...(iss !== undefined && { iss }) }));
		await nothingHappened(await end(page, { headers: browser(cookie) }));
		expect(issuer.redeemed).toEqual([]);
	});

	const forged: readonly (readonly [what: string, change: object])[] = [
		['has another nonce', { nonce: 'another' }],
		['has no nonce', { nonce: undefined }],
		['is of another issuer', { iss: 'https://other.example' }],
		['is for another client', { aud: 'kiosco@other.example' }],
		['has a second audience', { aud: ['kiosco@id.example', 'evil'], azp: 'kiosco@id.example' }],
		['has another authorized party', { azp: 'evil' }],
		['has expired', { exp: 1 }],
		['has no issue time', { iat: undefined }],
		['has no subject', { sub: undefined }],
	];

	it.each(forged)('F01 whose ID token %s signs nobody in', async (_what, change) => {
		issuer.forge = (claims) => Object.assign(claims, change);
		await nothingHappened(await whole());
	});

	it('F01 whose ID token has the signature of another key signs nobody in', async () => {
		provider.answers.set('id.example/keys', async () => ({ keys: [await provider.jwk('two')] }));
		await nothingHappened(await whole());
	});

	it('F02 with the same subject as another provider identifies another reader', async () => {
		const { body } = await whole();
		const begun = await begin('other.example');
		const answer = other.authorize(String(begun.body.url), { ...ana, email: 'otra@diario.test' });
		const page = parametersOf(await back(answer, 'other.example'));
		const second = await end(page, { headers: browser(cookieOf(begun)) });
		expect(second.status).toBe(200);
		expect(second.body.uuid).not.toBe(body.uuid);
	});

	it('F03 is trusted for its configured email domains only', async () => {
		const { body } = await whole({ ...ana, email: 'ana@mail.test' });
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({ email: 'ana@mail.test', emailVerified: false });
		const { uuid } = await service.reader('berta@diario.test');
		expect((await whole({ ...ana, sub: '1002', email: 'berta@diario.test' })).body.uuid).toBe(uuid);
		await service.reader('clara@mail.test');
		expect((await whole({ ...ana, sub: '1003', email: 'clara@mail.test' })).body.code).toBe('300022');
	});

	it('that gives email address and name at its UserInfo endpoint is asked there', async () => {
		issuer.people.set('1001', { ...ana, email_verified: 'true' });
		const { body } = await whole({ sub: '1001' });
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({ email: 'ana@diario.test', emailVerified: true, firstName: 'Ana' });
	});

	it('is trusted for the name in its ID token, even without an email address or a UserInfo endpoint', async () => {
		const { email, email_verified, ...named } = ana;
		const nameOf = async (claims: JWTPayload) => {
			const { body } = await whole(claims);
			return (await service.call('GET', '/profile', { token: body.accessToken })).body;
		};
		issuer.people.set('1001', { sub: '1001', email, email_verified });
		expect(await nameOf(named)).toMatchObject({ email, firstName: 'Ana' });
		issuer.people.set('1002', { sub: '1002' });
		expect(await nameOf({ ...named, sub: '1002' })).toMatchObject({ email: null, firstName: 'Ana' });
	});

	it('that gives another subject at its UserInfo endpoint signs nobody in', async () => {
		issuer.people.set('1001', { ...ana, sub: '6666' });
		expect((await whole({ sub: '1001' })).status).not.toBe(200);
		expect(await rows('identity.account')).toEqual([]);
	});

	it('API-35 is linked to a signed-in reader, and API-38 unlinked again', async () => {
		const { uuid, accessToken } = await service.reader();
		expect((await whole(ana, accessToken)).body).toMatchObject({ uuid, existingSocialLogin: false });
		for (const identifier of ['kiosco@id.example', '1001']) {
			await whole(ana, accessToken);
			const { status, body } = await service.call('PUT', '/v2/oidc/unlink', { token: accessToken, body: { identifier } });
			expect([status, body.identities]).toMatchObject([200, [{ type: 'Password' }]]);
		}
		const gone = await service.call('PUT', '/v2/oidc/unlink', { token: accessToken, body: { identifier: '1001' } });
		expect(gone).toMatchObject({ status: 404, body: { code: 'identity-not-found' } });
	});

	it('F11 API-38 is not unlinked when it is the last login', async () => {
		const { body } = await whole();
		const refused = await service.call('PUT', '/v2/oidc/unlink', { token: body.accessToken, body: { identifier: '1001' } });
		expect(refused).toMatchObject({ status: 409, body: { code: '300044' } });
	});

	it('sends a reader who cancelled back with the reason', async () => {
		const { answer } = await there();
		expect(parametersOf(await back({ state: answer.state ?? '', error: 'access_denied' }))).toEqual({
			con: 'id.example',
			error: 'access_denied',
		});
		expect(parametersOf(await back({ state: answer.state ?? '', error: '<script>' }))).toEqual({
			con: 'id.example',
			error: 'sign_in_failed',
		});
	});

	it('that the brand does not have is refused', async () => {
		for (const path of ['initiate', 'callback?state=a&code=b']) {
			const refused = await service.call('GET', `/v2/oidc/kiosco@nobody.example/${path}`);
			expect(refused).toMatchObject({ status: 404, body: { code: 'provider-off' } });
		}
	});

	it.each([
		['no code', 'state=a'],
		['an empty code', 'code='],
		['a state of 8 KB', `code=a&state=${'a'.repeat(8_000)}`],
		['a code of 8 KB', `code=${'a'.repeat(8_000)}`],
		['a state of another sign-in', 'code=a&state=b'],
	])('bad input 35: F05 refuses %s with an error envelope', async (_what, query) => {
		const { status, body } = await service.call('GET', `/v2/oidc/signin?${query}`);
		expect([400, 401, 414]).toContain(status);
		expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
	});

	it('F12 that does not answer is reported as unavailable, at the start and at the end of a sign-in', async () => {
		const { answer, cookie } = await there();
		const page = parametersOf(await back(answer));
		provider.fault = 'fails';
		expect(await end(page, { headers: browser(cookie) })).toMatchObject({ status: 503, body: { code: 'provider-unavailable' } });
		expect(await begin('other.example')).toMatchObject({ status: 503, body: { code: 'provider-unavailable' } });
	});

	it.each([
		['answers with HTML', () => provider.answers.set('id.example/.well-known/openid-configuration', () => new Response('<h1>Hola</h1>'))],
		['names another issuer', () => answersAs({ issuer: 'https://evil.example' })],
		['names no key URL', () => answersAs({ jwks_uri: undefined })],
		['has an invalid key URL', () => answersAs({ jwks_uri: 'keys' })],
	])('F12 that %s is reported as unavailable', async (_what, ail) => {
		ail();
		expect(await begin()).toMatchObject({ status: 503, body: { code: 'provider-unavailable' } });
	});

	it('F08 has its metadata read once', async () => {
		await whole();
		await whole();
		expect(provider.requests.filter((place) => place.endsWith('openid-configuration'))).toHaveLength(1);
		expect(provider.requests.filter((place) => place.endsWith('keys'))).toHaveLength(1);
	});
});

describeOnPostgres('an OpenID provider', (testDatabase) => {
	const { issuer, back, end, there, rows } = withIssuers(testDatabase(migrations));

	it('F05 opens one session when twenty parallel requests finish one sign-in', async () => {
		const { answer, cookie } = await there();
		const pages = (await Promise.all(Array.from({ length: 20 }, () => back(answer)))).map(parametersOf);
		const page = pages.find(({ code }) => code !== undefined) ?? {};
		expect(pages.filter(({ code }) => code !== undefined)).toHaveLength(1);
		const answers = await Promise.all(Array.from({ length: 20 }, () => end(page, { headers: browser(cookie) })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect([await rows('identity.session'), issuer.redeemed]).toMatchObject([{ length: 1 }, { length: 1 }]);
	});
});
