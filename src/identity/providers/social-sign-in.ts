import type { Call } from '../call.ts';
import type { ProviderSignIn, TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Browser } from '../sessions/browser-cookie.ts';
import { callProvider } from './call-provider.ts';
import { giveBackToken } from './google-nonce.ts';
import { signInVerifiedIdentity } from './logins/sign-in-verified-identity.ts';
import { signInWithApple } from './openid/finish-sign-in.ts';
import { verifyFacebookToken } from './verify-facebook-token.ts';
import { redeemGoogleToken } from './verify-google-token.ts';

/** The browser of a sign-in, by the cookie of authorization requests and by that of Google's button. */
type SignInBrowsers = { readonly browser: Browser; readonly googleBrowser: Browser };

/** Signs a reader in with the credentials that a provider gave the browser (API-08, SOC-01 to SOC-03). For Apple they are a code of ours. */
export async function socialSignIn(
	deps: IdentityDeps,
	call: Call,
	{ grantType, credentials, browser, googleBrowser }: ProviderSignIn & SignInBrowsers,
): Promise<TokenResponse> {
	if (grantType === 'apple') return signInWithApple(deps, call, { code: credentials, browser });
	await deps.throttle.provider(call);
	const verify = () =>
		grantType === 'google'
			? redeemGoogleToken(deps, call, { credential: credentials, browser: googleBrowser })
			: verifyFacebookToken(deps, call, credentials);
	const verified = await callProvider(deps, { call, provider: grantType }, verify);
	return signInVerifiedIdentity(deps, call, verified).catch(async (error) => {
		if (grantType === 'google') await giveBackToken(deps, credentials);
		throw error;
	});
}
