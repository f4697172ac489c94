import type { Call } from '../call.ts';
import type { Identity, ProviderSignIn } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Browser } from '../sessions/browser-cookie.ts';
import { callProvider } from './call-provider.ts';
import { signInVerifiedIdentity } from './logins/sign-in-verified-identity.ts';
import { signInWithApple } from './openid/finish-sign-in.ts';
import { verifyFacebookToken } from './verify-facebook-token.ts';
import { verifyGoogleToken } from './verify-google-token.ts';

/** Signs a reader in with the credentials that a provider gave the browser (API-08, SOC-01 to SOC-03). For Apple they are a code of ours. */
export async function socialSignIn(
	deps: IdentityDeps,
	call: Call,
	{ grantType, credentials, browser }: ProviderSignIn & { readonly browser: Browser },
): Promise<Identity> {
	if (grantType === 'apple') return signInWithApple(deps, call, { code: credentials, browser });
	await deps.throttle.provider(call);
	const verifyToken = grantType === 'google' ? verifyGoogleToken : verifyFacebookToken;
	const verified = await callProvider(deps, { call, provider: grantType }, () => verifyToken(deps, call, credentials));
	return signInVerifiedIdentity(deps, call, verified);
}
