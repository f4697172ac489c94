import { type CryptoKey, exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SignInSettings } from '#platform/config';
import { Secret } from '#platform/secret';
import { type Answer, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { openidIssuer } from '../../../../tests/support/identity/openid-issuer.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { originOf, otherBrand, testBrand, testOrigin, thirdBrand } from '../../../../tests/support/test-brand.ts';

const own = await generateKeyPair('ES256', { extractable: true });
const key = { clientId: 'ar.tn.web', teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: new Secret(await exportPKCS8(own.privateKey)) };
const settings = {
	google: [],
	facebook: [],
	apple: { ...key, receiveUrl: `${testOrigin}/ingresar/apple/` },
	oidc: [{ ...key, clientId: 'ar.tn.app', protocol: 'Apple' as const, returnUrl: `${testOrigin}/ingresar/` }],
	clients: [],
};
const settingsOfThird = { ...settings, apple: { ...key, clientId: 'ar.otra.web' }, oidc: [] };
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';
const parametersOf = ({ headers }: Answer) => Object.fromEntries(new URL(String(headers.location)).searchParams);
const ana = { sub: '000123.abc', email: 'x7k@privaterelay.appleid.com', email_verified: 'true', is_private_email: 'true' };

describe('Apple', () => {
	const provider = testProvider();
	const log = silentLog();
	const signInSettings = new Map<string, SignInSettings>([
		[testBrand, settings],
		[thirdBrand, settingsOfThird],
	]);
	const service = testIdentity({ signIn: signInSettings, outboundHttp: provider.outboundHttp, log });
	/** Checks the token by which we authenticate to Apple. */
	const knowsClient = async (id: string, secret: string) => {
		const claims = { issuer: 'TEAM123456', subject: id, audience: 'https://appleid.apple.com', requiredClaims: ['exp'] };
		const times = { currentDate: service.clock.now, maxTokenAge: 300 };
		const verified = await jwtVerify(secret, own.publicKey, { ...claims, ...times }).catch(() => undefined);
		return ['ar.tn.web', 'ar.tn.app', 'ar.otra.web'].includes(id) && verified?.protectedHeader.kid === 'KEY1234567';
	};
	const issuer = openidIssuer(provider, {
		issuer: 'https://appleid.apple.com',
		now: () => service.clock.now,
		knowsClient,
		metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] },
	});
	const browser = (cookie?: string) => ({ 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) });
	/** Does what the SDK does with the URL: adds the redirect URI. */
	const there = async (claims: JWTPayload = ana, brand = testBrand) => {
		const begun = await service.call('GET', '/apple/authurl', { brand, headers: browser() });
		const redirect = encodeURIComponent(`${originOf(brand)}/identity/public/v1/apple/auth`);
		return { begun, cookie: cookieOf(begun), answer: issuer.authorize(`${begun.body}&redirect_uri=${redirect}`, claims) };
	};
	const back = (form: Record<string, string>, brand = testBrand) =>
		service.call('POST', '/apple/auth', { brand, form, headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' } });
	const end = (credentials: string | undefined, cookie?: string, options: object = {}) =>
		service.call('POST', '/auth/login', { body: { grantType: 'apple', userName: '', credentials }, headers: browser(cookie), ...options });
	const whole = async (claims: JWTPayload = ana, more: Record<string, string> = {}, token?: string) => {
		const { answer, cookie } = await there(claims);
		return end(parametersOf(await back({ ...answer, ...more })).code, cookie, { token });
	};
	/** Lists the tokens that Apple revokes for us, with our client. */
	const revocations = () => {
		const taken: object[] = [];
		provider.answers.set('appleid.apple.com/auth/revoke', async ({ headers, body }) => {
			const { client_secret = '', ...form } = Object.fromEntries(new URLSearchParams(body));
			const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
			if (isForm && (await knowsClient(form.client_id ?? '', client_secret))) taken.push(form);
			return {};
		});
		return taken;
	};
	/** Makes Apple give another refresh token, or none. */
	const givesRefreshToken = (refresh_token: string | undefined) => {
		const plain = provider.answers.get('appleid.apple.com/token');
		provider.answers.set('appleid.apple.com/token', async (request) => ({ ...Object(await plain?.(request)), refresh_token }));
	};
	const profile = async ({ body }: Answer) => (await service.call('GET', '/profile', { token: body.accessToken })).body;

	it('SOC-03 API-33 API-08 signs a reader in who returns with a form', async () => {
		const { begun, answer, cookie } = await there();
		expect(begun.body).toMatch(/^https:\/\/appleid\.apple\.com\/authorize\?(?!.*redirect_uri)/);
		const url = new URL(String(begun.body)).searchParams;
		expect(Object.fromEntries(url)).toMatchObject({ client_id: 'ar.tn.web', response_type: 'code', response_mode: 'form_post' });
		expect(url.get('scope')).toBe('openid name email');
		const returned = await back(answer);
		expect(returned).toMatchObject({
			status: 303,
			headers: { location: expect.stringMatching(new RegExp(`^${testOrigin}/ingresar/apple/\\?code=[\\w-]{43}$`)) },
		});
		const signedIn = await end(parametersOf(returned).code, cookie);
		expect(signedIn.status).toBe(200);
		expect(await profile(signedIn)).toMatchObject({ identities: [{ type: 'Apple', userName: '000123.abc' }] });
	});

	it('SOC-03 signs a reader in who returns with a query', async () => {
		const { answer, cookie } = await there();
		const returned = await service.call('GET', `/apple/auth?${new URLSearchParams(answer)}`);
		expect((await end(parametersOf(returned).code, cookie)).status).toBe(200);
	});

	it('F10 gives an address of its email relay, which counts as verified', async () => {
		expect(await profile(await whole())).toMatchObject({ email: 'x7k@privaterelay.appleid.com', emailVerified: true });
		expect(await profile(await whole({ ...ana, sub: 'other', email: 'ana@mail.test' }))).toMatchObject({ emailVerified: false });
	});

	it.each(['icloud.com', 'me.com', 'mac.com'])('F03 is trusted for the email addresses of its own domain %s', async (domain) => {
		expect(await profile(await whole({ ...ana, email: `ana@${domain}` }))).toMatchObject({ emailVerified: true });
	});

	it('API-08 is named in the email that tells a reader of the new login', async () => {
		const { accessToken } = await service.reader();
		await whole(ana, {}, accessToken);
		expect(service.mails.at(-1)).toMatchObject({ template: 'identity-added', data: { provider: 'Apple' } });
	});

	it('F10 gives the name at the first sign-in, and a later response cannot change it', async () => {
		const user = JSON.stringify({ name: { firstName: 'Ana', lastName: 'Núñez' }, email: 'boss@tn.test' });
		expect(await profile(await whole(ana, { user }))).toMatchObject({ firstName: 'Ana', lastName: 'Núñez', email: ana.email });
		const forged = JSON.stringify({ name: { firstName: 'Mala', lastName: 'Leche' } });
		expect(await profile(await whole(ana, { user: forged }))).toMatchObject({ firstName: 'Ana', lastName: 'Núñez' });
	});

	it.each(['{', '[]', '{"name":null}', '{"name":{"firstName":"<b>1</b>"}}', `{"name":{"firstName":"${'a'.repeat(200)}"}}`])(
		'F10 takes no name from %s',
		async (user) => {
			expect(await profile(await whole(ana, { user }))).toMatchObject({ firstName: null, lastName: null });
		},
	);

	it('F10 F01 signs nobody in with a token that lacks the nonce of this sign-in', async () => {
		issuer.forge = (claims) => ({ ...claims, nonce: 'of another sign-in' });
		expect((await whole()).status).toBe(401);
	});

	it('F05 finishes a sign-in once, in the browser where it began', async () => {
		const { answer, cookie } = await there();
		const { code } = parametersOf(await back(answer));
		expect((await end(code)).status).toBe(401);
		expect((await end(code, `__Host-kiosco-attempt=${'A'.repeat(43)}`)).status).toBe(401);
		expect((await end(code, cookie)).status).toBe(200);
		expect((await end(code, cookie)).status).toBe(401);
		expect(parametersOf(await back(answer))).toEqual({ error: 'sign_in_failed' });
	});

	it('F05 accepts neither a state as a code nor a code as a state', async () => {
		const { answer, cookie } = await there();
		expect((await end(answer.state, cookie)).status).toBe(401);
		const { code = '' } = parametersOf(await back(answer));
		expect(parametersOf(await back({ ...answer, state: code }))).toEqual({ error: 'sign_in_failed' });
		expect((await end(code, cookie)).status).toBe(200);
	});

	it('F05 accepts no code of Apple itself, which is not bound to a browser', async () => {
		const { answer, cookie } = await there();
		expect((await end(answer.code, cookie)).status).toBe(401);
	});

	it('F06 cannot finish the sign-in of another provider', async () => {
		const { answer, cookie } = await there();
		const { code } = parametersOf(await back(answer));
		expect((await service.call('GET', `/v2/oidc/signin?code=${code}`, { headers: browser(cookie) })).status).toBe(401);
	});

	it('SOC-03 also works as an OpenID provider and identifies the same reader', async () => {
		const first = await whole();
		const begun = await service.call('GET', '/v2/oidc/ar.tn.app/initiate', { headers: browser() });
		expect(new URL(String(begun.body.url)).searchParams.get('response_mode')).toBe('form_post');
		const form = issuer.authorize(String(begun.body.url), ana);
		const returned = await service.call('POST', '/v2/oidc/ar.tn.app/callback', { form });
		expect(returned).toMatchObject({
			status: 303,
			headers: { location: expect.stringMatching(new RegExp(`^${testOrigin}/ingresar/\\?state=.+&code=.+$`)) },
		});
		const query = new URLSearchParams(parametersOf(returned));
		const second = await service.call('GET', `/v2/oidc/signin?${query}`, { headers: browser(cookieOf(begun)) });
		expect([second.status, second.body.uuid]).toEqual([200, first.body.uuid]);
	});

	it('F06 does not finish the sign-in of an OpenID provider', async () => {
		const begun = await service.call('GET', '/v2/oidc/ar.tn.app/initiate', { headers: browser() });
		const form = issuer.authorize(String(begun.body.url), ana);
		const { code } = parametersOf(await service.call('POST', '/v2/oidc/ar.tn.app/callback', { form }));
		expect(await end(code, cookieOf(begun))).toMatchObject({ status: 401, body: { code: '300040' } });
	});

	it('ENT-14 is in the configuration of forms without its key, and is off for a brand that lacks it', async () => {
		const { body } = await service.call('GET', '/config');
		expect(body).toMatchObject({
			teamId: 'TEAM123456',
			keyId: 'KEY1234567',
			urlToReceiveAuthToken: `${testOrigin}/ingresar/apple/`,
			oidcClients: [{ clientId: 'ar.tn.app', protocol: 'Apple' }],
		});
		expect(JSON.stringify(body)).not.toContain('PRIVATE KEY');
		const elsewhere = { brand: otherBrand };
		expect((await service.call('GET', '/config', elsewhere)).body).toMatchObject({
			teamId: null,
			keyId: null,
			urlToReceiveAuthToken: null,
		});
		expect((await service.call('GET', '/apple/authurl', elsewhere)).body).toMatchObject({ code: 'provider-off' });
		expect((await service.call('POST', '/apple/auth', { ...elsewhere, form: { code: 'a', state: 'b' } })).body).toMatchObject({
			code: 'provider-off',
		});
	});

	it('sends a reader who cancelled back with the reason', async () => {
		const { answer } = await there();
		expect(parametersOf(await back({ state: answer.state ?? '', error: 'user_cancelled_authorize' }))).toEqual({ error: 'access_denied' });
	});

	it('F10 has its token revoked when the account or the login is deleted, even after an outage', { tags: 'slow' }, async () => {
		const taken = revocations();
		const give = async (ms = 0) => {
			service.clock.now = new Date(service.clock.now.getTime() + ms);
			await service.identity().runJobs();
		};
		const gone = { client_id: 'ar.tn.web', token: `refresh of ${ana.sub}`, token_type_hint: 'refresh_token' };
		const { body } = await whole();
		await service.call('DELETE', '/user/anonymize', { token: body.accessToken });
		await service.call('PUT', `/user/anonymize/approve/${service.nonce('deletion-request')}`, { body: {} });
		provider.fault = 'fails';
		await give();
		expect(taken).toEqual([]);
		const told = { level: 'warn', event: 'a provider did not revoke a token; it will be tried again' };
		expect(log.told).toContainEqual(expect.objectContaining({ ...told, fields: { error: expect.any(Error) } }));
		provider.fault = undefined;
		await give(599_000);
		expect(taken).toEqual([]);
		await give(2_000);
		expect(taken).toEqual([gone]);
		await give(601_000);
		expect(taken).toHaveLength(1);
		const { accessToken } = await service.reader();
		await whole(ana, {}, accessToken);
		await service.call('DELETE', '/identity/apple', { token: accessToken });
		await give();
		expect(taken).toEqual([gone, gone]);
	});

	it('F10 has the token of the latest sign-in that gave one revoked', async () => {
		const taken = revocations();
		const { accessToken } = await service.reader();
		for (const token of ['first', 'second', undefined]) {
			givesRefreshToken(token);
			await whole(ana, {}, accessToken);
		}
		await service.call('DELETE', '/identity/apple', { token: accessToken });
		await service.identity().runJobs();
		expect(taken).toMatchObject([{ token: 'second' }]);
	});

	it('F10 has a token revoked with the client of its brand', async () => {
		const taken = revocations();
		const brand = thirdBrand;
		const { accessToken: token } = await service.reader('ana@mail.test', undefined, brand);
		const { answer, cookie } = await there(ana, brand);
		expect((await end(parametersOf(await back(answer, brand)).code, cookie, { brand, token })).status).toBe(200);
		await service.call('DELETE', '/identity/apple', { brand, token });
		await service.identity().runJobs();
		expect(taken).toMatchObject([{ client_id: 'ar.otra.web' }]);
	});

	describe('sends notices about its users', () => {
		const seconds = () => Math.floor(service.clock.now.getTime() / 1000);
		const notice = (type: string, change: JWTPayload = {}, ...signing: [object?, CryptoKey?]) => {
			const events = JSON.stringify({ type, sub: ana.sub, event_time: seconds() });
			const claims = { iss: 'https://appleid.apple.com', aud: 'ar.tn.web', iat: seconds(), jti: 'n', events, ...change };
			return provider.sign(claims, ...signing);
		};
		const recorded = () =>
			service
				.database()
				.sql.withTables<{ 'identity.audit': { event: string; details: unknown } }>()
				.selectFrom('identity.audit')
				.select(['event', 'details'])
				.execute();
		const tell = (payload: string, options: object = {}) => service.call('POST', '/apple/notices', { body: { payload }, ...options });

		it.each(['consent-revoked', 'account-delete', 'account-deleted'])(
			'F10 the notice %s removes the login and ends the sessions',
			async (type) => {
				const { body } = await whole();
				expect(await tell(await notice(type))).toMatchObject({ status: 200, body: { success: true } });
				expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(401);
				expect(await recorded()).toContainEqual({ event: 'identity_unlinked', details: { type: 'Apple', by: 'provider' } });
				const { rows } = await sql`select end_reason from identity.session`.execute(service.database().sql);
				expect(rows).toEqual([{ end_reason: 'provider-ended' }]);
				const back = await whole();
				expect((await profile(back)).identities).toMatchObject([{ type: 'Apple' }]);
			},
		);

		it.each(['email-disabled', 'email-enabled'])('F10 the notice %s is recorded and ends nothing', async (type) => {
			const { body } = await whole();
			expect((await tell(await notice(type))).status).toBe(200);
			expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(200);
			const event = type === 'email-disabled' ? 'relay_closed' : 'relay_opened';
			expect(await recorded()).toContainEqual(expect.objectContaining({ event }));
		});

		it('F10 a repeated notice does not remove a newer login, and a notice about an unknown user is accepted', async () => {
			const old = await notice('consent-revoked');
			service.clock.now = new Date(service.clock.now.getTime() + 5_000);
			const { body } = await whole();
			expect((await tell(old)).status).toBe(200);
			expect((await tell(await notice('account-delete', { events: '{"type":"account-delete","sub":"nobody"}' }))).status).toBe(200);
			expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(200);
		});

		const forged: readonly (readonly [what: string, forge: () => Promise<string>])[] = [
			['with the signature of another key', () => notice('account-delete', {}, {}, provider.strangersKey)],
			['for another client', () => notice('account-delete', { aud: 'ar.otra.web' })],
			['of another issuer', () => notice('account-delete', { iss: 'https://evil.test' })],
			['of an unknown kind', () => notice('surprise')],
			['without an event', () => notice('account-delete', { events: undefined })],
			['that is no token', async () => 'x'],
		];

		it.each(forged)('F10 a notice %s is refused', async (_what, forge) => {
			const { body } = await whole();
			expect(await tell(await forge())).toMatchObject({ status: 400, body: { code: 'notice-invalid' } });
			expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(200);
		});

		it('F12 a notice is to be sent again while the keys of Apple cannot be read, and the log names Apple', async () => {
			provider.fault = 'fails';
			expect((await tell(await notice('account-delete'))).status).toBe(503);
			expect(log.told).toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ provider: 'Apple' }) }));
		});

		describe('to a brand that has it among its OpenID providers', () => {
			const of = (clientId: string) => ({ ...key, clientId, returnUrl: `${testOrigin}/ingresar/` });
			const oidc = [
				{ ...of('ar.tn.app'), protocol: 'Apple' as const },
				{
					...of('another'),
					protocol: 'Default' as const,
					issuer: 'https://id.example',
					name: 'Otro',
					secret: key.privateKey,
					emailDomains: [],
				},
			];
			const without = { ...settings, apple: undefined, oidc };
			const elsewhere = testIdentity({ signIn: new Map([[testBrand, without]]), outboundHttp: provider.outboundHttp });

			it.each([
				['ar.tn.app', 200],
				['another', 400],
				['ar.tn.web', 400],
			])('F10 are those for its clients at Apple alone: %s', async (aud, status) => {
				const payload = await notice('account-delete', { aud });
				expect((await elsewhere.call('POST', '/apple/notices', { body: { payload } })).status).toBe(status);
			});
		});

		it('F10 a notice to a brand without Apple is refused', async () => {
			expect((await tell(await notice('account-delete'), { brand: otherBrand })).body).toMatchObject({ code: 'provider-off' });
		});
	});
});
