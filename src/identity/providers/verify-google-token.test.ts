import { createHash, createHmac, createPublicKey } from 'node:crypto';
import type { CryptoKey, JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { otherBrand, testBrand, thirdBrand } from '../../../tests/support/test-brand.ts';

const google = (...clients: string[]) => ({ google: clients, facebook: [], apple: undefined, oidc: [], clients: [] });

describe('Google', () => {
	const provider = testProvider();
	const signInSettings = new Map([
		[testBrand, google('web.tn', 'app.tn')],
		[otherBrand, google('web.ciudad')],
	]);
	const service = testIdentity({ signIn: signInSettings, outboundHttp: provider.outboundHttp });
	const now = () => Math.floor(service.clock.now.getTime() / 1000);
	const claims = (): JWTPayload => ({
		iss: 'https://accounts.google.com',
		aud: 'web.tn',
		azp: 'web.tn',
		sub: '1001',
		email: 'Ana@gmail.com',
		email_verified: true,
		given_name: 'Ana',
		family_name: 'Núñez',
		iat: now(),
		exp: now() + 3600,
	});
	const post = (credentials: string, options: object = {}) =>
		service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials }, ...options });
	const accounts = () =>
		service.database().sql.withTables<{ 'identity.account': object }>().selectFrom('identity.account').selectAll().execute();

	it('SOC-02 API-08 signs a reader in with its ID token, and creates an account at the first sign-in', async () => {
		const { status, body } = await post(await provider.sign(claims()));
		expect(status).toBe(200);
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({
			uuid: body.uuid,
			email: 'Ana@gmail.com',
			emailVerified: true,
			firstName: 'Ana',
			lastName: 'Núñez',
			identities: [{ type: 'Google', userName: '1001', lastLoginDate: service.clock.now.getTime() }],
		});
		expect(service.mails).toEqual([]);
		service.clock.now = new Date(service.clock.now.getTime() + 1_000);
		const again = await post(await provider.sign(claims()));
		expect([again.body.uuid, await accounts()]).toMatchObject([body.uuid, { length: 1 }]);
		const { body: later } = await service.call('GET', '/profile', { token: again.body.accessToken });
		expect(later.identities).toMatchObject([{ lastLoginDate: service.clock.now.getTime() }]);
	});

	it('F05 T11 signs a reader in once with a token, however many requests bring it', async () => {
		const token = await provider.sign(claims());
		const first = await Promise.all([post(token), post(token), post(token)]);
		expect(first.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
		service.clock.now = new Date(service.clock.now.getTime() + 3_000_000);
		expect(await post(token)).toMatchObject({ status: 401, body: { code: '300040' } });
		const sameSignature = String.fromCharCode(token.charCodeAt(token.length - 1) + 1);
		expect((await post(`${token.slice(0, -1)}${sameSignature}`)).status).toBe(401);
	});

	it('F05 forgets a used token once it is too old to sign anybody in', async () => {
		await post(await provider.sign(claims()));
		const rows = () =>
			service.database().sql.withTables<{ 'identity.spent_token': object }>().selectFrom('identity.spent_token').selectAll().execute();
		service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
		await service.identity().runJobs();
		expect(await rows()).toHaveLength(1);
		service.clock.now = new Date(service.clock.now.getTime() + 121_000);
		await service.identity().runJobs();
		expect(await rows()).toEqual([]);
	});

	it('F05 SOC-02 signs a reader in only in the browser whose button asked for the token', async () => {
		const askNonce = async (cookie?: string) => {
			const { body, headers } = await service.call('GET', '/google/nonce', cookie === undefined ? {} : { headers: { cookie } });
			const [set] = [headers['set-cookie']].flat();
			return { nonce: String(body.nonce), cookie: String(set).split(';', 1)[0] ?? '' };
		};
		const [mine, theirs] = [await askNonce(), await askNonce()];
		expect(mine.cookie).toMatch(/^__Host-kiosco-google=[\w-]{43}$/);
		expect(mine.cookie).not.toContain(mine.nonce);
		expect(await askNonce(mine.cookie)).toEqual(mine);
		const token = await provider.sign({ ...claims(), nonce: mine.nonce });
		for (const headers of [{}, { cookie: theirs.cookie }]) expect((await post(token, { headers })).status).toBe(401);
		expect((await post(token, { headers: { cookie: mine.cookie } })).status).toBe(200);
	});

	it('F05 refuses a nonce that was made without the cookie of a browser', async () => {
		const nonce = createHash('sha256').update('nonce for Google of undefined').digest('base64url');
		expect((await post(await provider.sign({ ...claims(), nonce }))).status).toBe(401);
	});

	it('F02 identifies a reader by subject, even when the email address changes', async () => {
		const { body } = await post(await provider.sign(claims()));
		const renamed = await post(await provider.sign({ ...claims(), email: 'berta@gmail.com' }));
		expect(renamed.body.uuid).toBe(body.uuid);
		const other = await post(await provider.sign({ ...claims(), sub: '1002', email: 'clara@gmail.com' }));
		expect(other.body.uuid).not.toBe(body.uuid);
	});

	it('F02 identifies a reader among the readers of one brand', async () => {
		const { body } = await post(await provider.sign(claims()));
		const elsewhere = await post(await provider.sign({ ...claims(), aud: 'web.ciudad', azp: 'web.ciudad' }), { brand: otherBrand });
		expect(elsewhere.status).toBe(200);
		expect(elsewhere.body.uuid).not.toBe(body.uuid);
	});

	it('accepts a token with the other name of its issuer', async () => {
		expect((await post(await provider.sign({ ...claims(), iss: 'accounts.google.com' }))).status).toBe(200);
	});

	it('gives the email address without spaces, and names of a hundred characters at most', async () => {
		const named = { email: ' Ana@gmail.com ', given_name: 'A'.repeat(100), family_name: 'N'.repeat(101) };
		const { body } = await post(await provider.sign({ ...claims(), ...named }));
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({ email: 'Ana@gmail.com', firstName: 'A'.repeat(100), lastName: null });
	});

	it('T04 opens a session that is remembered', async () => {
		const { body } = await post(await provider.sign(claims()));
		service.clock.now = new Date(service.clock.now.getTime() + 29 * 86_400_000);
		const refreshed = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: body.refreshToken } });
		expect(refreshed.status).toBe(200);
	});

	it('accepts the token of an app of the brand', async () => {
		expect((await post(await provider.sign({ ...claims(), azp: 'app.tn' }))).status).toBe(200);
	});

	it('ENT-14 is in the configuration of forms with all its ids, and is off for a brand that lacks it', async () => {
		expect((await service.call('GET', '/config')).body.googleClientId).toBe('web.tn,app.tn');
		expect((await service.call('GET', '/config', { brand: thirdBrand })).body.googleClientId).toBe('');
		expect(await post(await provider.sign(claims()), { brand: thirdBrand })).toMatchObject({ status: 404, body: { code: 'provider-off' } });
	});

	it('X12 accepts a token from a clock that is a minute off', async () => {
		expect((await post(await provider.sign({ ...claims(), iat: now() + 50, exp: now() + 3650 }))).status).toBe(200);
		expect((await post(await provider.sign({ ...claims(), iat: now() - 3000, exp: now() - 50 }))).status).toBe(200);
	});

	type Forging = () => Promise<string>;
	const changed = (change: JWTPayload) => () => provider.sign({ ...claims(), ...change });
	const without = (claim: string) => () => provider.sign(Object.fromEntries(Object.entries(claims()).filter(([name]) => name !== claim)));
	const signedAs = (header: object, key?: CryptoKey) => () => provider.sign(claims(), header, key);
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const forged: readonly (readonly [what: string, forge: Forging])[] = [
		['of another issuer', changed({ iss: 'https://accounts.evil.test' })],
		['of an issuer whose name begins alike', changed({ iss: 'https://accounts.google.com.evil.test' })],
		['for another client', changed({ aud: 'web.evil', azp: 'web.evil' })],
		['for another brand', changed({ aud: 'web.ciudad', azp: 'web.ciudad' })],
		['with a second audience', changed({ aud: ['web.tn', 'web.evil'] })],
		['with another authorized party', changed({ azp: 'web.evil' })],
		['without an audience', without('aud')],
		['without a subject', without('sub')],
		['whose subject is empty', changed({ sub: '' })],
		['that has expired', () => provider.sign({ ...claims(), iat: now() - 3661, exp: now() - 61 })],
		['that never expires', without('exp')],
		['issued in the future', () => provider.sign({ ...claims(), iat: now() + 90 })],
		['without an issue time', without('iat')],
		['that was made two hours ago', () => provider.sign({ ...claims(), iat: now() - 7200 })],
		['that is not valid yet', () => provider.sign({ ...claims(), nbf: now() + 90 })],
		['signed with an unknown key', () => provider.sign(claims(), {}, provider.strangersKey)],
		['signed with a key other than the one it names', signedAs({ kid: 'two' })],
		['that names an unknown key', signedAs({ kid: 'three' })],
		['that names no key', signedAs({ kid: undefined })],
		['that contains its key', async () => provider.sign(claims(), { jwk: await provider.jwk('two') }, provider.keys.get('two'))],
		['that names a URL for its key', () => provider.sign(claims(), { jku: 'https://evil.test/keys' }, provider.strangersKey)],
		['of another algorithm', async () => (await provider.sign(claims())).replace(/^[^.]+/, part({ alg: 'RS512', kid: 'one' }))],
		['without a signature', async () => `${part({ alg: 'none' })}.${part(claims())}.`],
		['with the algorithm none and a signature', async () => `${part({ alg: 'none', kid: 'one' })}.${part(claims())}.AA`],
		['that is an access token', signedAs({ typ: 'at+jwt' })],
		['whose claims were changed', async () => (await provider.sign(claims())).replace(/\.[^.]+\./, `.${part({ ...claims(), sub: '1' })}.`)],
		['that is no token', async () => 'no token'],
	];

	it.each(forged)('F01 refuses a token %s, and creates no account', async (_what, forge) => {
		expect(await post(await forge())).toMatchObject({ status: 401, body: { code: '300040', message: 'Authentication failed' } });
		expect(await accounts()).toEqual([]);
	});

	it('F01 refuses a token signed with its public key as a secret', async () => {
		const jwk = await provider.jwk('one');
		const pem = createPublicKey({ key: JSON.parse(JSON.stringify(jwk)), format: 'jwk' }).export({ type: 'spki', format: 'pem' });
		const body = `${part({ alg: 'HS256', kid: 'one' })}.${part(claims())}`;
		const token = `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`;
		expect((await post(token)).status).toBe(401);
	});

	it('F08 has its keys read once for many sign-ins, even when tokens name an unknown key', async () => {
		await post(await provider.sign(claims()));
		const before = provider.requests.length;
		for (let time = 0; time < 10; time++) await post(await provider.sign(claims()));
		for (let time = 0; time < 10; time++) await post(await provider.sign(claims(), { kid: `unknown-${time}` }));
		expect(provider.requests.length).toBe(before);
	});

	it('T08 opens a new session each time, which is refreshed like any other', async () => {
		const [one, two] = [await post(await provider.sign(claims())), await post(await provider.sign(claims()))];
		expect(one.body.refreshToken).not.toBe(two.body.refreshToken);
		const refreshed = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: one.body.refreshToken } });
		expect(refreshed).toMatchObject({ status: 200, body: { uuid: one.body.uuid } });
	});

	it('gives an account no password', async () => {
		await post(await provider.sign(claims()));
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@gmail.com', '') })).status).toBe(401);
	});
});
