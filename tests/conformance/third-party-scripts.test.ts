import { describe, expect, it } from 'vitest';
import { connected, facebookIn, facebookScript, googleScript, oldGoogle, oldPage } from '../support/sdk/others-scripts.ts';
import { providerForSdk, sdkProviders } from '../support/sdk/sdk-providers.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { otherBrand } from '../support/test-brand.ts';

const { provider, options } = providerForSdk();
const say = (message: string) => expect.objectContaining({ message });

describeSdk(
	'others’ scripts, with the SDK',
	(service) => {
		const { googleToken, knowAtFacebook } = sdkProviders(service, provider);
		const none = () => service.browser(otherBrand).open();

		describe('Facebook', () => {
			it.each([
				['es-AR', 'es_LA'],
				['es_ES', 'es_ES'],
				['fr-BE', 'fr_FR'],
				['xx', 'en_US'],
				[undefined, 'es_LA'],
			])('SOC-01 ENT-14 in the language %s is loaded as %s, with the first app of the configuration', async (asked, locale) => {
				const page = service.browser().open();
				let begun: unknown[] = [];
				page.scripts.set(facebookScript(locale), () => {
					begun = facebookIn(page, connected).begun;
				});
				await page.Identity.initFacebookLogin(undefined, asked);
				expect(page.asked).toEqual([facebookScript(locale)]);
				expect(begun).toEqual([{ appId: '111', autoLogAppEvents: true, xfbml: true, status: true, version: 'v20.0' }]);
				await page.Identity.initFacebookLogin('222');
				expect(page.asked).toHaveLength(1);
				expect(begun[1]).toMatchObject({ appId: '222' });
			});

			it('LOC-08 without an app is an error that says what is missing', async () => {
				const page = none();
				await expect(page.Identity.initFacebookLogin()).rejects.toThrow('Facebook App ID not found');
				expect(page.asked).toEqual([]);
			});

			it('SOC-01 that cannot be loaded is an error', async () => {
				await expect(service.browser().open().Identity.initFacebookLogin()).rejects.toBe('Error loading Facebook SDK');
			});

			it('LOC-09 is an error when the reader did not agree, and the service is not called', async () => {
				const browser = service.browser();
				const page = browser.open();
				facebookIn(page, { status: 'not_authorized' });
				await expect(page.Identity.facebookSignOn()).rejects.toThrow(/^User canceled login, did not fully authorize/);
				expect(browser.sent).toEqual([]);
			});

			it('LOC-10 that gives no status is an error', async () => {
				const page = service.browser().open();
				facebookIn(page, {});
				await expect(page.Identity.facebookSignOn()).rejects.toThrow(/^Error getting login status/);
			});

			it('SOC-01 API-08 behind a button of the page’s own asks the reader first, and signs her in', async () => {
				knowAtFacebook();
				const browser = service.browser();
				const page = browser.open();
				page.elements.set('facebook-jssdk', {});
				const { asked } = facebookIn(page, { status: 'unknown' });
				await page.Identity.initFacebookLogin('111', 'es_LA', true);
				await page.Identity.facebookSignOn();
				expect(asked).toEqual(['status', 'login']);
				await expect.poll(() => page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'facebook' }]);
				expect(browser.sent.at(-1)?.json).toEqual({ credentials: 'token-of-facebook', userName: '', grantType: 'facebook' });
				await expect(page.Identity.isLoggedIn()).resolves.toBe(true);
			});
		});

		describe('a sign-out', () => {
			it('API-10 ends at Facebook and at Google too', async () => {
				const { page } = await service.signedIn();
				const { asked } = facebookIn(page, connected);
				const google = oldGoogle();
				google.gapi.auth2.init({});
				let disabled = 0;
				const id = { disableAutoSelect: () => void disabled++ };
				Object.assign(page.window, { gapi: google.gapi, google: { accounts: { id } } });
				await expect(page.Identity.logout()).resolves.toBeNull();
				expect([asked, google.done.at(-1), disabled]).toEqual([['status', 'logout'], ['sign out'], 1]);
			});

			it('API-10 works here also when their scripts are broken', async () => {
				const { page } = await service.signedIn();
				Object.assign(page.window, { gapi: {}, google: {} });
				await expect(page.Identity.logout()).resolves.toBeNull();
				expect(page.errors).toContain('[Arc Identity SDK]: error signing out of google');
				await expect(page.Identity.isLoggedIn()).resolves.toBe(false);
			});
		});

		describe('the old library of Google', () => {
			it('LOC-13 is refused on pages that are not set up for it', async () => {
				const { Identity } = service.browser().open();
				const legacy = /legacy Google Sign In/;
				await expect(Identity.googleSignOn()).rejects.toThrow(legacy);
				await expect(Identity.googleSignOn(Object({ getAuthResponse: () => ({ id_token: 'x' }) }))).rejects.toThrow(legacy);
				await expect(Identity.initGoogleLogin()).rejects.toThrow(legacy);
				await expect(Identity.initGoogleAuthSDK()).rejects.toThrow(legacy);
				await expect(Identity.signOnSwgUser({})).rejects.toMatch(legacy);
				await expect(Identity.initGoogleAuth()).rejects.toThrow('Error loading Google SDK');
			});

			it('LOC-13 that cannot be loaded is an error', async () => {
				const page = oldPage(service.browser().open());
				await expect(page.Identity.initGoogleAuthSDK()).rejects.toBe('[Arc Identity SDK] - Error loading Google SDK');
				expect(page.asked).toEqual([googleScript]);
			});

			it('LOC-13 without a client is an error that says what is missing', async () => {
				const page = oldPage(none(), oldGoogle());
				await expect(page.Identity.initGoogleLogin()).rejects.toThrow('Google Client ID not found');
				expect(page.errors).toContain('Error while initializing Google login:');
			});

			it('ENT-14 API-08 starts with the first client of the configuration, and its button signs in', async () => {
				const google = oldGoogle(await googleToken());
				const page = oldPage(service.browser().open(), google);
				await page.Identity.initGoogleLogin();
				const [scope, prompt, id] = ['profile email', 'select_account', 'google-sign-in-button'];
				expect(google.done).toEqual([
					['init', { client_id: 'web.tn.apps.googleusercontent.com' }],
					['button', id, { scope, prompt }],
					['render', id],
				]);
				google.click();
				await expect.poll(() => page.messages).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'google' }]);
			});

			it('API-08 signs in a reader whom Google knows, and asks any other', async () => {
				for (const [idToken, google] of [[await googleToken(), 0] as const, [undefined, 1] as const]) {
					const library = oldGoogle(idToken);
					const page = oldPage(service.browser().open(), library);
					await page.Identity.initGoogleAuthSDK('own.client');
					const signIn = page.Identity.googleSignOn();
					if (idToken) await expect(signIn).resolves.toMatchObject({ uuid: expect.any(String) });
					else await expect(signIn).rejects.toMatchObject({ httpStatus: 400 });
					expect(library.done.filter((one) => Array.isArray(one) && one[0] === 'sign in')).toHaveLength(google);
				}
			});

			it('LOC-11 API-14 that knows nobody signs nobody in', async () => {
				const browser = service.browser();
				const page = oldPage(browser.open(), oldGoogle());
				await page.Identity.initGoogleAuthSDK('own.client');
				await expect(page.Identity.checkSwgLogin()).resolves.toEqual({ identityExists: false });
				expect(page.errors).toContainEqual(expect.stringMatching(/^No Google ID token found/));
				expect(browser.sent).toEqual([]);
				await expect(page.Identity.signOnSwgUser({})).rejects.toEqual(say('[Arc Identity SDK] - No google user logged in.'));
			});

			it('API-14 API-08 identifies a subscriber without getting her token', async () => {
				const page = oldPage(service.browser().open(), oldGoogle(await googleToken()));
				await page.Identity.initGoogleAuthSDK('own.client');
				await expect(page.Identity.checkSwgLogin()).resolves.toEqual({ identityExists: false });
				await expect(page.Identity.signOnSwgUser({})).resolves.toMatchObject({ uuid: expect.any(String) });
				await expect(page.Identity.checkSwgLogin()).resolves.toEqual({ identityExists: true });
			});
		});

		describe('after a sign-in with a provider', () => {
			it('SOC-05 the page stores method and date among the attributes, and keeps the others', async () => {
				const { page } = await service.signedIn();
				await page.Identity.signInWithGoogle(Object({ credential: await googleToken() }));
				const { attributes } = Object(await page.Identity.getUserProfile());
				const lastLogin = { name: 'lastLogin', value: `google ${service.clock.now.toISOString()}`, type: 'String' };
				const all = [...attributes, lastLogin];
				await page.Identity.updateUserProfile(Object({ attributes: all }));
				service.pass(11 * 60_000);
				const kept = [{ name: 'subscripted', value: 'false', type: 'Boolean' }, lastLogin];
				expect(await page.Identity.getUserProfile()).toMatchObject({ attributes: kept });
			});
		});
	},
	options,
);
