import { createHash } from 'node:crypto';
import { Response } from 'undici';
import { describe, expect, it } from 'vitest';
import type { Page } from '../support/sdk/browser.ts';
import { providerForSdk, sdkProviders } from '../support/sdk/sdk-providers.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { testOrigin } from '../support/test-brand.ts';

const { provider, options } = providerForSdk();
const path = '/identity/public';
const took = (page: Page, grantType: string) => expect(page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType }]);
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describeSdk(
	'with the SDK',
	(service) => {
		const { issuer, apple, googleToken, knowAtFacebook, comeBack } = sdkProviders(service, provider);

		describe('signing in with a provider', () => {
			it('API-08 SOC-02 signInWithGoogle sends Google’s credential and stores the identity in local storage', async () => {
				const browser = service.browser();
				const page = browser.open();
				const credential = await googleToken();
				const identity = await page.Identity.signInWithGoogle(Object({ credential }));
				expect(identity).toEqual({
					uuid: expect.any(String),
					accessToken: expect.any(String),
					refreshToken: expect.any(String),
					expiresIn: 900,
				});
				expect(browser.sent.at(-1)).toMatchObject({
					path: `${path}/v1/auth/login`,
					json: { credentials: credential, userName: '', grantType: 'google' },
				});
				expect(browser.sent.at(-1)?.headers.authorization).toBeUndefined();
				expect(browser.localStorage.json('ArcId.USER_INFO')).toEqual(identity);
				took(page, 'google');
				await expect(page.reload().Identity.isLoggedIn()).resolves.toBe(true);
			});

			it('API-08 signInWithGoogle throws the service’s refusal of a bad token, and stores nothing', async () => {
				const browser = service.browser();
				const page = browser.open();
				await expect(page.Identity.signInWithGoogle(Object({ credential: 'x.y.z' }))).rejects.toMatchObject({
					code: '300040',
					httpStatus: 401,
				});
				expect(browser.localStorage.json('ArcId.USER_INFO')).toBeUndefined();
				expect(page.messages).toEqual([]);
			});

			it('API-08 API-39 signInWithGoogle links Google for a signed-in reader, and unlinkSocialIdentity removes it', async () => {
				const { browser, page, uuid } = await service.signedIn();
				const linked = await page.Identity.signInWithGoogle(Object({ credential: await googleToken() }));
				expect(linked).toMatchObject({ uuid, existingSocialLogin: false });
				expect(browser.sent.at(-1)?.headers.authorization).toMatch(/^Bearer /);
				expect(await page.Identity.getUserProfile()).toMatchObject({ identities: [{}, {}] });
				await page.Identity.unlinkSocialIdentity('google');
				expect(browser.sent.at(-1)).toMatchObject({ method: 'DELETE', path: `${path}/v1/identity/google`, status: 200 });
				expect(await page.Identity.getUserProfile()).toMatchObject({ identities: [{ type: 'Password' }] });
			});

			it('trap 22: unlinkSocialIdentity asks Google to revoke our access with the reader’s id at Google', async () => {
				const page = service.browser().open();
				await page.Identity.signInWithGoogle(Object({ credential: await googleToken() }));
				await page.Identity.getUserProfile();
				const revoked: string[] = [];
				page.window.google = { accounts: { id: { revoke: (name: string) => void revoked.push(name) } } };
				await expect(page.Identity.unlinkSocialIdentity('google')).rejects.toMatchObject({ code: '300044' });
				expect(revoked).toEqual(['1001']);
			});

			it('API-08 SOC-01 facebookSignOn sends the access token that Facebook gave the page', async () => {
				knowAtFacebook();
				const browser = service.browser();
				const page = browser.open();
				const status = { status: 'connected', authResponse: { accessToken: 'token-of-facebook' } };
				page.window.FB = { getLoginStatus: (tell: (told: unknown) => void) => tell(status) };
				await expect(page.Identity.facebookSignOn()).resolves.toMatchObject({ uuid: expect.any(String) });
				expect(browser.sent.at(-1)?.json).toEqual({ credentials: 'token-of-facebook', userName: '', grantType: 'facebook' });
				took(page, 'facebook');
			});

			it('trap 5: API-33 SOC-03 initAppleSignOn goes to Apple, and appleSignOn completes the sign-in', async () => {
				const browser = service.browser();
				const page = browser.open();
				page.Identity.options({ apiOrigin: service.origin() });
				await page.Identity.initAppleSignOn();
				const { href } = page.location;
				expect(href).toMatch(/^https:\/\/appleid\.apple\.com\/authorize\?/);
				expect(parametersOf(href).redirect_uri).toBe(`${service.origin()}${path}/v1/apple/auth`);
				const answer = apple.authorize(href, { sub: '000123.abc' });
				const receive = await comeBack(page, `${parametersOf(href).redirect_uri}?${new URLSearchParams(answer)}`);
				expect(receive.startsWith(`${testOrigin}/ingresar/apple/?code=`), receive).toBe(true);
				const identity = await page.Identity.appleSignOn(parametersOf(receive).code ?? '');
				expect(identity).toMatchObject({ uuid: expect.any(String), refreshToken: expect.any(String) });
				took(page, 'apple');
			});
		});

		describe('an OpenID provider', () => {
			const there = async (page: Page) => {
				const begun = Object(await page.Identity.initiateOIDC('kiosco', undefined, false));
				const answer = issuer.authorize(begun.url, { sub: '1001', given_name: 'Ana', family_name: 'Núñez' });
				return parametersOf(await comeBack(page, `${begun.redirectURI}?${new URLSearchParams(answer)}`));
			};

			it('API-34 initiateOIDC goes to the provider', async () => {
				const page = service.browser().open();
				await page.Identity.initiateOIDC('kiosco');
				expect(page.location.href).toMatch(/^https:\/\/id\.example\/authorize\?/);
				await page.Identity.initiateOIDC('kiosco', Object(['openid', 'email']), true, true);
				expect(parametersOf(page.location.href)).toMatchObject({ scope: 'openid email', response_mode: 'form_post' });
			});

			it('API-35 SOC-06 signInWithOIDC signs in with the returned code, and tells the page', async () => {
				const browser = service.browser();
				const page = browser.open();
				const { code, state } = await there(page);
				await expect(page.Identity.signInWithOIDC(code ?? '', state)).resolves.toMatchObject({ uuid: expect.any(String) });
				took(page, 'OIDC');
				expect(await page.Identity.getUserProfile()).toMatchObject({ identities: [{ type: 'OIDC', oidc: true }] });
			});

			it('API-35 signInWithOIDC throws for a code that was used before', async () => {
				const page = service.browser().open();
				const { code = '' } = await there(page);
				await page.Identity.signInWithOIDC(code);
				page.Identity.clearSession();
				await expect(page.Identity.signInWithOIDC(code)).rejects.toMatchObject({ code: '300040' });
				await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			});

			it('API-38 unlinkOIDC removes its login', async () => {
				const { page } = await service.signedIn();
				const { code = '', state } = await there(page);
				await page.Identity.signInWithOIDC(code, state);
				await page.Identity.unlinkOIDC('kiosco');
				expect(await page.Identity.getUserProfile()).toMatchObject({ identities: [{ type: 'Password' }] });
			});
		});

		describe('we as the provider of another site', () => {
			const verifier = 'v'.repeat(60);
			const asked = {
				...{ response_type: 'code', client_id: 'club', redirect_uri: 'https://club.example/in', scope: 'openid', state: 's', nonce: 'n' },
				code_challenge: createHash('sha256').update(verifier).digest('base64url'),
			};
			/** A signed-in reader who allows the site what it asks, on the page that asks. */
			const readerWhoAllows = async () => {
				const signedIn = await service.signedIn();
				const { page } = signedIn;
				await page.Identity.loginWithArcIdentityAsOIDCProvider({ ...asked, code_challengeMethod: 'S256' });
				expect(page.location.href).toMatch(/\/autorizar\/\?/);
				const token = page.Identity.userIdentity.accessToken;
				await service.call('POST', '/v2/oidc/provider/consent', { token, body: { ...asked, answer: 'allow' } });
				return signedIn;
			};
			const redeem = { client_id: 'club', redirect_uri: 'https://club.example/in', code_verifier: verifier };

			it('trap 6 and 7: API-36 API-37 the site gets a code for a signed-in reader, and its page gets her identity', async () => {
				const { page, uuid } = await readerWhoAllows();
				await page.Identity.loginWithArcIdentityAsOIDCProvider({ ...asked, code_challengeMethod: 'S256' });
				const { code = '', state } = parametersOf(page.location.href);
				expect([page.location.href.startsWith('https://club.example/in?'), state]).toEqual([true, 's']);
				const site = service.browser();
				const club = site.open();
				await expect(club.Identity.signInWithOIDCPKCE({ ...redeem, code })).resolves.toMatchObject({ uuid });
				expect(site.sent.map((sent) => sent.path)).toEqual([`${path}/v2/oidc/provider/token`, `${path}/v1/auth/token`]);
				expect(site.sent[0]?.form).toBeDefined();
				took(club, 'OIDC');
				await expect(club.Identity.isLoggedIn()).resolves.toBe(true);
			});

			it('API-36 signInWithOIDCPKCE throws for an invalid code', async () => {
				const page = service.browser().open();
				await expect(page.Identity.signInWithOIDCPKCE({ ...redeem, code: 'x' })).rejects.toMatchObject({ code: 'invalid_grant' });
				await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			});

			it('trap 16: signInWithOIDCPKCE announces a sign-in before it is complete, and has no session when its second call fails', async () => {
				const { page } = await readerWhoAllows();
				await page.Identity.loginWithArcIdentityAsOIDCProvider({ ...asked, code_challengeMethod: 'S256' });
				const { code = '' } = parametersOf(page.location.href);
				const site = service.browser();
				const club = site.open();
				const kept: unknown[] = [];
				const refused = { code: '300041', message: 'Authentication failed', httpStatus: 401, error: true };
				site.network.instead = (sent) => {
					if (!sent.path.endsWith('/auth/token')) return undefined;
					kept.push(site.localStorage.json('ArcId.USER_INFO'), [...club.messages]);
					return Response.json(refused, { status: 401 });
				};
				await expect(club.Identity.signInWithOIDCPKCE({ ...redeem, code })).rejects.toEqual(refused);
				const tokens = { accessToken: expect.any(String), refreshToken: expect.any(String), idToken: expect.any(String), expiresIn: 900 };
				expect(kept).toEqual([tokens, [{ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' }]]);
				expect(site.localStorage.json('ArcId.USER_INFO')).toEqual({});
				await expect(club.Identity.isLoggedIn()).resolves.toBe(false);
			});

			it('trap 4: API-37 gives no code to a reader who is signed out, and the page gets an error', async () => {
				const page = service.browser().open();
				await expect(page.Identity.loginWithArcIdentityAsOIDCProvider(asked)).rejects.toMatchObject({ httpStatus: 401 });
				expect(page.location.href).toBe(`${service.origin()}/`);
			});
		});

		describe('Subscribe with Google', () => {
			it('API-14 ENT-17 checkSwgLogin says whether the reader signs in here, and signOnSwgUser signs her in', async () => {
				const browser = service.browser();
				const page = browser.open();
				await expect(page.Identity.checkSwgLogin(await googleToken())).resolves.toEqual({ identityExists: false });
				await page.Identity.signOnSwgUser(Object({ idToken: await googleToken() }));
				await expect(page.Identity.checkSwgLogin(await googleToken())).resolves.toEqual({ identityExists: true });
				took(page, 'google');
			});

			it('API-13 API-15 relinkGoogleAccount links the account of Google to the reader', async () => {
				const { browser, page, uuid } = await service.signedIn();
				await expect(page.Identity.getSwgAccessToken()).resolves.toEqual({ accessToken: expect.any(String) });
				await expect(page.Identity.relinkGoogleAccount(await googleToken())).resolves.toMatchObject({ uuid });
				expect(browser.sent.at(-1)?.path).toMatch(/\/v1\/swg\/[\w-]{43}\/relink\/[\w-]+\.[\w-]+\.[\w-]+$/);
				expect(await page.Identity.getUserProfile()).toMatchObject({ identities: [{}, {}] });
			});

			it('signOnSwgUser uses the tokens that Google stored before', async () => {
				const { page, uuid } = await service.signedIn();
				const { accessToken, refreshToken } = page.Identity.userIdentity;
				const other = service.browser().open();
				const given = { profileId: uuid, accessToken, refreshToken, exists: true };
				await expect(other.Identity.signOnSwgUser(Object({ swgSubscriptionTokenResponse: given }))).resolves.toMatchObject({ uuid });
			});
		});
	},
	options,
);
