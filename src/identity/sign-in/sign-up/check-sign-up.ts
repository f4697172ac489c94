import { requireValidProfile } from '../../accounts/profile/require-valid-profile.ts';
import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { NewProfile } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';

export type CheckedSignUp = {
	/** Canonical: what the account is found by. */
	readonly email: string;
	readonly emailTyped: string;
	readonly password: string;
	readonly profile: NewProfile;
};

/** What may become an account: a good e-mail that is the user name too (ENT-09), names that are names, a password that is strong enough. */
export async function checkSignUp(deps: IdentityDeps, call: Call, given: EndpointInput<'signUp'>['body']): Promise<CheckedSignUp> {
	const profile = given.profile ?? {};
	const emailTyped = (profile.email ?? given.identity.userName).trim();
	const email = canonicalEmail(emailTyped);
	if (email === undefined) return refuse('email-invalid');
	if (given.identity.userName.trim() !== emailTyped && canonicalEmail(given.identity.userName) !== email) refuse('email-invalid');
	requireValidProfile(profile, call, deps.clock());
	await deps.refuseWeakPassword(call, given.identity.credentials, { email, firstName: profile.firstName, lastName: profile.lastName });
	return { email, emailTyped, password: given.identity.credentials, profile };
}
