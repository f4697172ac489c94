import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutboundHttp } from '#platform/outbound-http';
import { Secret } from '#platform/secret';
import { testIdentity } from '../../../../tests/support/identity/identity.ts';
import { openidIssuer } from '../../../../tests/support/identity/openid-issuer.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { testBrand } from '../../../../tests/support/test-brand.ts';

const clientAt = (host: string, more: object = {}) => ({
	protocol: 'Default' as const,
	issuer: `https://${host}`,
	clientId: `kiosco@${host}`,
	clientSecret: new Secret('the secret of a client'),
	emailDomains: ['diario.test'],
	...more,
});
const settingsOf = (...oidc: ReturnType<typeof clientAt>[]) => ({ google: [], facebook: [], apple: undefined, oidc, clients: [] });
const ana = { sub: '1001', email: 'ana@diario.test', email_verified: true, given_name: 'Ana', family_name: 'Núñez' };

/** A service whose readers sign in, in an app, at OpenID providers that differ. */
function withProviders() {
	const provider = testProvider();
	const log = silentLog();
	const settings = settingsOf(
		clientAt('id.example'),
		clientAt('other.example', { issuer: 'https://other.example/' }),
		clientAt('open.example', { clientSecret: undefined, emailDomains: ['*'] }),
	);
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp, log });
	const issuerAt = (host: string, metadata: Readonly<Record<string, unknown>>, ownSecret = 'the secret of a client') =>
		openidIssuer(provider, {
			issuer: `https://${host}`,
			now: () => service.clock.now,
			knowsClient: (id, secret) => id === `kiosco@${host}` && secret === ownSecret,
			metadata,
		});
	const issuers = {
		'id.example': issuerAt('id.example', { id_token_signing_alg_values_supported: undefined }),
		'other.example': issuerAt('other.example', { token_endpoint_auth_methods_supported: ['client_secret_post'] }),
		'open.example': issuerAt('open.example', {}, ''),
	};
	type Host = keyof typeof issuers;
	const begin = (host: Host) => service.call('GET', `/v2/oidc/kiosco@${host}/initiate`);
	const back = async (host: Host, answer: Record<string, string>) => {
		const { headers } = await service.call('GET', `/v2/oidc/kiosco@${host}/callback?${new URLSearchParams(answer)}`);
		return Object.fromEntries(new URL(String(headers.location)).searchParams);
	};
	const end = (page: Record<string, string>, token?: unknown) =>
		service.call('GET', `/v2/oidc/signin?${new URLSearchParams(page)}`, { token });
	const there = async (host: Host, claims: JWTPayload = ana) => issuers[host].authorize(String((await begin(host)).body.url), claims);
	const whole = async (host: Host, claims: JWTPayload = ana, token?: unknown) => end(await back(host, await there(host, claims)), token);
	const profile = async (token: unknown) => (await service.call('GET', '/profile', { token })).body;
	/** Changes what the provider answers at a place. */
	const change = (place: string, by: (told: object) => object | Promise<object>) => {
		const plain = provider.answers.get(place);
		provider.answers.set(place, async (request) => by(Object(await plain?.(request))));
	};
	return { provider, log, service, issuers, begin, back, end, there, whole, profile, change };
}

describe('an OpenID provider', () => {
	const { provider, log, service, issuers, begin, back, end, there, whole, profile, change } = withProviders();
	const metadataAt = (host: string) => `${host}/.well-known/openid-configuration`;
	const warned = (message: string) =>
		expect.objectContaining({
			level: 'warn',
			fields: expect.objectContaining({ error: expect.objectContaining({ message, cause: expect.any(Error) }) }),
		});

	it('API-35 that lists no algorithm signs its tokens with RS256', async () => {
		expect((await whole('id.example')).status).toBe(200);
	});

	it('F01 that lists an algorithm other than RS256 signs its tokens with it', async () => {
		const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
		const jwk = { ...(await exportJWK(publicKey)), kid: 'es' };
		change(metadataAt('other.example'), (told) => ({ ...told, id_token_signing_alg_values_supported: ['ES256'] }));
		provider.answers.set('other.example/keys', () => ({ keys: [jwk] }));
		change('other.example/token', async (told) => {
			const claims = decodeJwt('id_token' in told ? String(told.id_token) : '');
			return { ...told, id_token: await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'es' }).sign(privateKey) };
		});
		expect((await whole('other.example')).status).toBe(200);
	});

	it('X12 whose ID token is valid from now on signs a reader in', async () => {
		expect((await whole('id.example', { ...ana, nbf: service.clock.now.getTime() / 1000 })).status).toBe(200);
	});

	it('API-35 gets our secret by HTTP Basic, in a form where its metadata say so, and none where we have none', async () => {
		for (const host of ['id.example', 'other.example', 'open.example'] as const) await whole(host);
		const secrets = Object.values(issuers).map(({ redeemed }) => redeemed.map((form) => form.get('client_secret')));
		expect(secrets).toEqual([[null], ['the secret of a client'], [null]]);
		expect((await whole('open.example')).status).toBe(200);
	});

	it('F03 that is trusted for all email domains is trusted for each', async () => {
		const { body } = await whole('open.example', { ...ana, email: 'ana@mail.test' });
		expect(await profile(body.accessToken)).toMatchObject({ email: 'ana@mail.test', emailVerified: true });
	});

	it('API-35 that gives no email address and has no UserInfo endpoint signs a reader in', async () => {
		const { status, body } = await whole('id.example', { sub: '1001', given_name: 'Ana' });
		expect(status).toBe(200);
		expect(await profile(body.accessToken)).toMatchObject({ email: null, firstName: 'Ana' });
	});

	it('F05 that does not know the code signs nobody in', async () => {
		const page = await back('id.example', { ...(await there('id.example')), code: 'made up' });
		expect(await end(page)).toMatchObject({ status: 401, body: { code: '300040' } });
	});

	it('F12 that does not know our secret is reported as unavailable, and named in the log', async () => {
		provider.answers.set('id.example/token', () => Response.json({ error: 'invalid_client' }, { status: 401 }));
		expect(await whole('id.example')).toMatchObject({ status: 503, body: { code: 'provider-unavailable' } });
		expect(log.told).toContainEqual(warned('an OpenID provider did not exchange a code'));
	});

	it('F12 that answers with a page in place of its metadata is named in the log', async () => {
		provider.answers.set(metadataAt('id.example'), () => new Response('<h1>Hola</h1>'));
		await begin('id.example');
		const message = 'the OpenID metadata of https://id.example could not be read or lacks a required endpoint';
		expect(log.told).toContainEqual(warned(message));
	});

	it('F05 signs nobody in with the state of another sign-in', async () => {
		const [page, other] = [await back('id.example', await there('id.example')), await there('id.example')];
		expect((await end({ ...page, state: other.state ?? '' })).status).toBe(401);
	});

	const unfinished: readonly (readonly [what: string, answer: Readonly<Record<string, string>>, error: string])[] = [
		['no code', {}, 'sign_in_failed'],
		['an empty code', { code: '' }, 'sign_in_failed'],
		['an error beside a code', { code: 'a', error: 'access_denied' }, 'access_denied'],
	];

	it.each(unfinished)('F06 that answers with %s gets no sign-in finished', async (_what, answer, error) => {
		const { state = '' } = await there('id.example');
		expect(await back('id.example', { state, ...answer })).toEqual({ error });
	});

	it('F10 has no token of its own sent to Apple when its login is removed', async () => {
		const { accessToken } = await service.reader();
		await whole('id.example', ana, accessToken);
		await service.call('PUT', '/v2/oidc/unlink', { token: accessToken, body: { identifier: '1001' } });
		await service.identity().runJobs();
		expect(provider.requests.filter((place) => place.startsWith('appleid.apple.com'))).toEqual([]);
	});

	it('API-38 is unlinked by our client id there or by the user name there, and other logins are kept', async () => {
		const { accessToken: token } = await service.reader();
		await whole('id.example', ana, token);
		await whole('other.example', { ...ana, sub: '2002' }, token);
		await whole('open.example', { ...ana, sub: '3003' }, token);
		const unlink = (identifier: string) => service.call('PUT', '/v2/oidc/unlink', { token, body: { identifier } });
		for (const identifier of ['nobody', 'ana@mail.test']) expect((await unlink(identifier)).status).toBe(404);
		const left = async () => {
			const { identities } = await profile(token);
			return Array.isArray(identities) ? identities.map(({ userName }) => String(userName)).sort() : [];
		};
		expect((await unlink('kiosco@other.example')).status).toBe(200);
		expect(await left()).toEqual(['1001', '3003', 'ana@mail.test']);
		expect((await unlink('3003')).status).toBe(200);
		expect(await left()).toEqual(['1001', 'ana@mail.test']);
	});
});

describe('an OpenID provider in our own network', () => {
	const provider = testProvider();
	const hosts = new Set<string>();
	const signIn = new Map<string, ReturnType<typeof settingsOf>>();
	const service = testIdentity({ signIn, outboundHttp: openOutboundHttp({ privateHosts: hosts }) });
	const issuer = openidIssuer(provider, {
		get issuer() {
			return provider.origin;
		},
		now: () => service.clock.now,
		knowsClient: () => true,
	});
	beforeAll(() => void hosts.add(new URL(provider.origin).host));
	beforeEach(() => void signIn.set(testBrand, settingsOf(clientAt('club', { issuer: provider.origin }))));

	it('SOC-03 signs a reader in without TLS', async () => {
		const { body } = await service.call('GET', '/v2/oidc/kiosco@club/initiate');
		const answer = new URLSearchParams(issuer.authorize(String(body.url), ana));
		const { headers } = await service.call('GET', `/v2/oidc/kiosco@club/callback?${answer}`);
		expect((await service.call('GET', `/v2/oidc/signin${new URL(String(headers.location)).search}`)).status).toBe(200);
	});
});
