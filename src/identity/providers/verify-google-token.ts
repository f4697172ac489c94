import { issuers } from '../accounts/issuers.ts';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { readEmailClaim, readNameClaim, type VerifiedIdentity } from './verified-identity.ts';
import { type IdClaims, verifyIdToken } from './verify-id-token.ts';

/** Domains of Google's own mailboxes; the claim `hd` names the domain of a Workspace. For all other domains Google's verification of an email address may be outdated. */
const ownDomains = ['gmail.com', 'googlemail.com'];

/** Verifies an ID token that Google issued for the brand and returns its holder (SOC-02, contract 8.1). Refuses with `provider-off` or `authentication-failed`. */
export async function verifyGoogleToken(deps: IdentityDeps, call: Call, credential: string): Promise<VerifiedIdentity> {
	const clients = deps.providers.settingsFor(call).google;
	if (clients.length === 0) refuse('provider-off');
	const claims = await verifyIdToken(credential, {
		keys: deps.providers.keysAt(deps.providers.addresses.google.keys.href),
		issuers: [issuers.Google, 'accounts.google.com'],
		clients,
		algorithms: ['RS256'],
		now: deps.clock(),
	});
	return toVerifiedIdentity(claims);
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
