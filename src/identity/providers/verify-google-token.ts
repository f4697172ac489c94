import { issuers } from '../accounts/issuers.ts';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import type { Browser } from '../sessions/browser-secret-cookie.ts';
import { requireOwnNonce } from './google-nonce.ts';
import { spendToken } from './spent-tokens.ts';
import { readEmailClaim, readNameClaim, type VerifiedIdentity } from './verified-identity.ts';
import { type IdClaims, verifyIdToken } from './verify-id-token.ts';

/**
 * Domains of Google's own mailboxes; the claim `hd` names the domain of a Workspace. For all other domains, Google's verification of an email
 * address may be outdated.
 */
const ownDomains = ['gmail.com', 'googlemail.com'];

/**
 * Verifies an ID token that Google issued for the brand, and returns its holder (SOC-02, contract 8.1). Refuses with `provider-off` or
 * `authentication-failed`.
 */
export const verifyGoogleToken = async (deps: IdentityDeps, call: Call, credential: string): Promise<VerifiedIdentity> =>
	toVerifiedIdentity(await verifyClaims(deps, call, credential));

/** An ID token, and the browser that brings it. */
export type GoogleCredential = { readonly credential: string; readonly browser: Browser };

/** As `verifyGoogleToken`, for a sign-in: the token works once, and only in the browser whose nonce it carries (F05). */
export async function redeemGoogleToken(
	deps: IdentityDeps,
	call: Call,
	{ credential, browser }: GoogleCredential,
): Promise<VerifiedIdentity> {
	const claims = await verifyClaims(deps, call, credential);
	requireOwnNonce(claims.nonce, browser);
	await spendToken(deps, credential);
	return toVerifiedIdentity(claims);
}

async function verifyClaims(deps: IdentityDeps, call: Call, credential: string): Promise<IdClaims> {
	const clients = deps.providers.settingsFor(call).google;
	if (clients.length === 0) refuse('provider-off');
	return verifyIdToken(credential, {
		keys: deps.providers.keysAt(deps.providers.addresses.google.keys.href),
		issuers: [issuers.Google, 'accounts.google.com'],
		clients,
		algorithms: ['RS256'],
		now: deps.clock(),
	});
}

function toVerifiedIdentity({ sub, email, email_verified: isVerified, hd, given_name, family_name }: IdClaims): VerifiedIdentity {
	return {
		type: 'Google',
		issuer: issuers.Google,
		subject: sub,
		provider: 'Google',
		email: readEmailClaim({ email, isVerified, domains: hd === undefined ? ownDomains : [hd.toLowerCase()] }),
		firstName: readNameClaim(given_name),
		lastName: readNameClaim(family_name),
	};
}
