import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { goodPassword, newAccount } from '../support/identity/identity.ts';
import { Browser } from '../support/sdk/browser.ts';
import { connected, facebookIn, oldGoogle, oldPage } from '../support/sdk/others-scripts.ts';
import { providerForSdk, sdkProviders } from '../support/sdk/sdk-providers.ts';
import { describeSdk } from '../support/sdk/sdk-service.ts';
import { methodsOf, watchSdk } from '../support/sdk/watched-sdk.ts';
import { testBrand } from '../support/test-brand.ts';

const { provider, options } = providerForSdk();
const disqus = new Map([[testBrand, { publicKey: 'public-key-of-tn', secret: new Secret('the secret key of an application') }]]);
const jpeg = new File([Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')], 'yo.jpg', { type: 'image/jpeg' });
const field: HTMLInputElement = Object({ files: [jpeg], value: 'yo.jpg' });
const parameterOf = (address: string, name: string) => new URL(address).searchParams.get(name) ?? '';

/** All that was called in this file. */
const called = new Set<string>();

describeSdk(
	'with the SDK',
	(service) => {
		const { issuer, apple, googleToken, knowAtFacebook, comeBack } = sdkProviders(service, provider);
		const open = () => {
			const browser = service.browser();
			const page = browser.open();
			return { browser, page, ...watchSdk(browser, page, called) };
		};
		const signedIn = async () => {
			const { browser, page } = await service.signedIn();
			return { browser, page, ...watchSdk(browser, page, called) };
		};

		it('API-01 a reader signs up, signs in, renews the session and signs out', async () => {
			const { Identity, sends } = open();
			const { identity, profile } = newAccount('ana@mail.test');
			Identity.options({ apiOrigin: service.origin() });
			await sends(() => Identity.getConfig(), 'GET v1/config');
			await sends(() => Identity.signUp(identity, profile, false, true), 'POST v1/signup');
			await sends(() => Identity.requestVerifyEmail('ana@mail.test'), 'POST v1/email/verify');
			await sends(() => Identity.verifyEmail(service.nonce('verify')), 'GET v1/email/verify/{nonce}');
			await sends(() => Identity.clearSession());
			await sends(() => Identity.login('ana@mail.test', goodPassword, { rememberMe: true }), 'POST v1/auth/login');
			await sends(() => Identity.isLoggedIn());
			await sends(() => Identity.heartbeat());
			await sends(() => Identity.extendSession(), 'POST v1/auth/token');
			await sends(() => Identity.logout(), 'DELETE v1/auth/token');
		});

		it('API-01 a reader who forgot her password signs in by email', async () => {
			await service.account();
			const { Identity, sends } = open();
			await sends(() => Identity.requestResetPassword('ana@mail.test'), 'GET v1/config', 'POST v1/password/reset');
			await sends(() => Identity.resetPassword(service.nonce('reset'), 'otra nube sobre Wilde 9'), 'PUT v1/password/reset/{nonce}');
			await sends(() => Identity.requestOTALink('ana@mail.test'), 'POST v1/auth/magiclink');
			await sends(() => Identity.redeemOTALink(service.nonce('one-time-link')), 'GET v1/auth/magiclink/{nonce}');
			await sends(() => Identity.requestMagicLink('ana@mail.test'), 'POST v1/auth/magiclink');
			await sends(() => Identity.redeemMagicLink(service.nonce('one-time-link')), 'GET v1/auth/magiclink/{nonce}');
		});

		it('API-01 a reader changes her account', async () => {
			const { Identity, sends } = await signedIn();
			await sends(() => Identity.getUserProfile(), 'GET v1/profile');
			await sends(() => Identity.updateUserProfile(Object({ firstName: 'Anita' })), 'PATCH v1/profile');
			await sends(() => Identity.updatePassword(goodPassword, 'otra nube sobre Wilde 9'), 'PUT v1/password');
			await sends(() => Identity.getUserSegments(), 'GET v2/identity/segmentation');
			await sends(() => Identity.getUserSettings(), 'GET v1/user/settings');
			await sends(() => Identity.getThirdPartyTokens('DISQUS'));
			await sends(() => Identity.uploadAvatar(field), 'PUT v1/avatar');
			await sends(() => Identity.deleteAvatar(), 'DELETE v1/avatar');
		});

		it('API-01 a reader reads what is stored about her, and has it deleted', async () => {
			const { Identity, sends } = await signedIn();
			await service.call('POST', '/gdpr', { token: Identity.userIdentity.accessToken });
			await service.identity().runJobs();
			const reports = await sends(() => Identity.listGdprReports(), 'GET v1/gdpr');
			await sends(() => Identity.getGdprReport(Object(reports)[0].id), 'GET v1/gdpr/{id}');
			await sends(() => Identity.requestDeleteAccount(), 'DELETE v1/user/anonymize');
			const nonce = () => service.nonce('deletion-request');
			await sends(() => Identity.declineDeleteAccount(nonce(), 'MISTAKE'), 'PUT v1/user/anonymize/decline/{nonce}');
			await sends(() => Identity.requestDeleteAccount(), 'DELETE v1/user/anonymize');
			await sends(() => Identity.approveDeleteAccount(nonce()), 'PUT v1/user/anonymize/approve/{nonce}');
		});

		it('API-01 a reader signs in with Google, Facebook and Apple', async () => {
			const { page, Identity, sends } = open();
			const credential = await googleToken();
			await sends(() => Identity.signInWithGoogle(Object({ credential })), 'POST v1/auth/login');
			knowAtFacebook();
			facebookIn(page, connected);
			page.elements.set('facebook-jssdk', {});
			await sends(() => Identity.initFacebookLogin(), 'GET v1/config');
			await sends(() => Identity.facebookSignOn(), 'POST v1/auth/login');
			await sends(() => Identity.unlinkSocialIdentity('facebook'), 'DELETE v1/identity/facebook');
			await sends(() => Identity.initAppleSignOn(), 'GET v1/apple/authurl');
			const answer = new URLSearchParams(apple.authorize(page.location.href, { sub: '000123.abc' }));
			const receive = await comeBack(page, `${parameterOf(page.location.href, 'redirect_uri')}?${answer}`);
			await sends(() => Identity.appleSignOn(parameterOf(receive, 'code')), 'POST v1/auth/login');
		});

		it('API-01 a page with Google’s old library signs a reader in', async () => {
			const token = await googleToken();
			const { page, Identity, sends } = open();
			oldPage(page, oldGoogle(token));
			await sends(() => Identity.initGoogleAuthSDK(), 'GET v1/config');
			await sends(() => Identity.initGoogleAuth());
			await sends(() => Identity.initGoogleLogin());
			await sends(() => Identity.googleSignOn(), 'POST v1/auth/login');
		});

		it('API-01 a reader signs in through another site, and at another site by her account here', async () => {
			const { page, Identity, sends } = await signedIn();
			const begun = Object(await sends(() => Identity.initiateOIDC('kiosco', undefined, false), 'GET v2/oidc/kiosco/initiate'));
			const came = await comeBack(page, `${begun.redirectURI}?${new URLSearchParams(issuer.authorize(begun.url, { sub: '1001' }))}`);
			await sends(() => Identity.signInWithOIDC(parameterOf(came, 'code'), parameterOf(came, 'state')), 'GET v2/oidc/signin');
			await sends(() => Identity.unlinkOIDC('kiosco'), 'PUT v2/oidc/unlink');
			const code_challenge = createHash('sha256').update('v'.repeat(60)).digest('base64url');
			const site = { client_id: 'club', redirect_uri: 'https://club.example/in' };
			const asked = { ...site, response_type: 'code', scope: 'openid', state: 's', code_challenge, code_challenge_method: 'S256' };
			const token = Identity.userIdentity.accessToken;
			await service.call('POST', '/v2/oidc/provider/consent', { token, body: { ...asked, answer: 'allow' } });
			await sends(() => Identity.loginWithArcIdentityAsOIDCProvider(asked), 'GET v2/oidc/provider/login');
			const redeemed = { ...site, code_verifier: 'v'.repeat(60), code: parameterOf(page.location.href, 'code') };
			await sends(() => Identity.signInWithOIDCPKCE(redeemed), 'POST v2/oidc/provider/token', 'POST v1/auth/token');
		});

		it('API-01 a reader subscribes with Google', async () => {
			const { Identity, sends } = await signedIn();
			const idToken = await googleToken();
			await sends(() => Identity.getSwgAccessToken(), 'GET v1/swg/accesstoken');
			const calls = ['GET v1/swg/accesstoken', 'GET v1/swg/{nonce}/relink/{token}'];
			await sends(() => Identity.relinkGoogleAccount(idToken), ...calls);
			await sends(() => Identity.checkSwgLogin(idToken), 'POST v1/swg/checkloginexists');
			const another = await googleToken({ jti: 'another token' });
			await sends(() => Identity.signOnSwgUser(Object({ idToken: another })), 'POST v1/auth/login');
		});
	},
	{ ...options, disqus },
);

it('API-01 every method of the SDK is called by a test', () => {
	const { Identity } = new Browser({ origin: 'http://tn.localhost', apiOrigin: '', now: Date.now }).open();
	const methods = methodsOf(Identity);
	expect(methods.length).toBeGreaterThan(40);
	expect(methods.filter((name) => !called.has(name))).toEqual([]);
});
