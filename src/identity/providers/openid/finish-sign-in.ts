import type { Call } from '../../call.ts';
import type { Identity } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { type AuthorizationResponse, takeAuthorizationResponse } from '../authorization-requests/authorization-requests.ts';
import { callProvider } from '../call-provider.ts';
import { signInVerifiedIdentity } from '../logins/sign-in-verified-identity.ts';
import { readEmailClaim, readNameClaim, type VerifiedIdentity } from '../verified-identity.ts';
import { exchangeCode } from './exchange-code.ts';
import { appleId, type OpenidProvider, openidProvider } from './openid-provider.ts';

/** What the page got that a reader came back to. */
export type SignInCompletion = { readonly code: string; readonly state?: string | undefined; readonly browser: Browser };

/** Ends a sign-in at an OpenID provider with the code that its page was given (API-35). */
export const signInWithOidc = (deps: IdentityDeps, call: Call, came: SignInCompletion): Promise<Identity> =>
	finishSignIn(deps, call, { ...came, isMeant: (provider) => provider !== appleId });

/** Ends a sign-in at Apple (SOC-03, contract 8.3, flow A). */
export const signInWithApple = (deps: IdentityDeps, call: Call, came: SignInCompletion): Promise<Identity> =>
	finishSignIn(deps, call, { ...came, isMeant: (provider) => provider === appleId });

type Ending = SignInCompletion & { readonly isMeant: (provider: string) => boolean };

async function finishSignIn(deps: IdentityDeps, call: Call, { code, state, browser, isMeant }: Ending): Promise<Identity> {
	await deps.throttle.provider(call);
	const came = await takeAuthorizationResponse(deps, call, { code, browser });
	if (!came || !isMeant(came.provider) || (state !== undefined && state !== came.state)) return refuse('authentication-failed');
	const provider = openidProvider(deps, call, came.provider);
	const verified = await callProvider(deps, { call, provider: provider.name }, () => verifyIdentity(deps, provider, came));
	return signInVerifiedIdentity(deps, call, verified);
}

async function verifyIdentity(deps: IdentityDeps, provider: OpenidProvider, came: AuthorizationResponse): Promise<VerifiedIdentity> {
	const told = await exchangeCode(deps, provider, came);
	return {
		type: provider.type,
		issuer: told.issuer,
		subject: told.subject,
		provider: provider.name,
		email: readEmailClaim({ email: told.email, isVerified: told.email_verified, domains: provider.emailDomains }),
		firstName: readNameClaim(told.given_name ?? came.firstName),
		lastName: readNameClaim(told.family_name ?? came.lastName),
		// Apple alone asks for it back (TN3194).
		...(provider.type === 'Apple' && told.refreshToken !== undefined && { revocable: { provider: provider.id, token: told.refreshToken } }),
	};
}
