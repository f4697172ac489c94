// The second half of a sign-in at Apple or an OpenID provider, after the reader came back from there.
import type { Call } from '../../call.ts';
import type { TokenResponse } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { Browser } from '../../sessions/browser-secret-cookie.ts';
import { callProvider } from '../call-provider.ts';
import { signInVerifiedIdentity } from '../logins/sign-in-verified-identity.ts';
import { readEmailClaim, readNameClaim, type VerifiedIdentity } from '../verified-identity.ts';
import { type AuthorizationResponse, takeAuthorizationResponse } from './authorization-requests.ts';
import { exchangeCode } from './exchange-code.ts';
import { appleId, type OpenidProvider, openidProvider } from './openid-provider.ts';

/** The data that the page sends after the reader returned to it: the code from its URL, and its browser. */
export type SignInCompletion = { readonly code: string; readonly state?: string | undefined; readonly browser: Browser };

/** Finishes a sign-in at an OpenID provider (API-35). */
export const signInWithOidc = (deps: IdentityDeps, call: Call, completion: SignInCompletion): Promise<TokenResponse> =>
	finishSignIn(deps, call, { ...completion, allows: (provider) => provider !== appleId });

/** Finishes a sign-in at Apple (SOC-03, contract 8.3, flow A). */
export const signInWithApple = (deps: IdentityDeps, call: Call, completion: SignInCompletion): Promise<TokenResponse> =>
	finishSignIn(deps, call, { ...completion, allows: (provider) => provider === appleId });

/** A completion, and the providers that it is allowed for. */
type CheckedCompletion = SignInCompletion & { readonly allows: (provider: string) => boolean };

async function finishSignIn(deps: IdentityDeps, call: Call, { code, state, browser, allows }: CheckedCompletion): Promise<TokenResponse> {
	await deps.throttle.provider(call);
	const response = await takeAuthorizationResponse(deps, call, { code, browser });
	if (!response || !allows(response.provider) || (state !== undefined && state !== response.state)) return refuse('authentication-failed');
	const provider = openidProvider(deps, call, response.provider);
	const verified = await callProvider(deps, { call, provider: provider.name }, () => verifyIdentity(deps, provider, response));
	return signInVerifiedIdentity(deps, call, verified);
}

async function verifyIdentity(deps: IdentityDeps, provider: OpenidProvider, response: AuthorizationResponse): Promise<VerifiedIdentity> {
	const { refreshToken, ...claims } = await exchangeCode(deps, provider, response);
	return {
		type: provider.type,
		issuer: claims.issuer,
		subject: claims.subject,
		provider: provider.name,
		email: readEmailClaim({ email: claims.email, isVerified: claims.email_verified, domains: provider.emailDomains }),
		firstName: readNameClaim(claims.given_name ?? response.firstName),
		lastName: readNameClaim(claims.family_name ?? response.lastName),
		// Only Apple requires that its tokens are revoked when an account is deleted (TN3194).
		...(provider.type === 'Apple' && refreshToken !== undefined && { revocable: { provider: provider.id, token: refreshToken } }),
	};
}
