import type { Call } from '../call.ts';
import type { ProviderSignIn, TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Browser } from '../sessions/browser-secret-cookie.ts';
import { callProvider } from './call-provider.ts';
import { signInVerifiedIdentity } from './logins/sign-in-verified-identity.ts';
import { signInWithApple } from './openid/finish-sign-in.ts';
import type { VerifiedIdentity } from './verified-identity.ts';
import { verifyFacebookToken } from './verify-facebook-token.ts';
import { withGoogleToken } from './with-google-token.ts';

/**
 * One browser, by its two cookies: `browser` is from the sign-in cookie (Apple), `googleCookie` from the cookie of Google's button.
 */
type SignInBrowsers = { readonly browser: Browser; readonly googleCookie: Browser };

/** Signs a reader in with what a provider gave the browser (API-08, SOC-01 to SOC-03): its token or, for Apple, the return code. */
export async function signInWithProvider(
	deps: IdentityDeps,
	call: Call,
	{ grantType, credentials, browser, googleCookie }: ProviderSignIn & SignInBrowsers,
): Promise<TokenResponse> {
	if (grantType === 'apple') return signInWithApple(deps, call, { code: credentials, browser });
	const enter = (verified: VerifiedIdentity) => signInVerifiedIdentity(deps, call, verified);
	if (grantType === 'google') return withGoogleToken(deps, call, { credential: credentials, browser: googleCookie, use: enter });
	await deps.throttle.provider(call);
	return enter(await callProvider(deps, { call, provider: grantType }, () => verifyFacebookToken(deps, call, credentials)));
}
