import { issuers } from '../accounts/issuers.ts';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { type IdClaims, verifyIdToken } from './id-token.ts';
import { type Vouched, vouchedEmail, vouchedName } from './vouched.ts';

/** Mailboxes of Google itself; those of a Workspace are told by the claim `hd`. Of others it knows only what was so once. */
const ownDomains = ['gmail.com', 'googlemail.com'];

/** Who holds an ID token that Google gave for this brand (SOC-02, contract 8.1). */
export async function vouchedByGoogle(deps: IdentityDeps, call: Call, credential: string): Promise<Vouched> {
	const clients = deps.providers.of(call).google;
	if (clients.length === 0) refuse('provider-off');
	const claims = await verifyIdToken(credential, {
		keys: deps.providers.keysAt(deps.providers.google.keys.href),
		issuers: [issuers.Google, 'accounts.google.com'],
		clients,
		algorithms: ['RS256'],
		now: deps.clock(),
	});
	return vouchedOf(claims);
}

function vouchedOf({ sub, email, email_verified: isVerified, hd, given_name, family_name }: IdClaims): Vouched {
	return {
		type: 'Google',
		issuer: issuers.Google,
		subject: sub,
		provider: 'Google',
		email: vouchedEmail({ email, isVerified, domains: hd === undefined ? ownDomains : [hd.toLowerCase()] }),
		firstName: vouchedName(given_name),
		lastName: vouchedName(family_name),
	};
}
