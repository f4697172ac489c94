import { requireValidProfile } from '../../accounts/profile/require-valid-profile.ts';
import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { NewProfile } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';

/** A sign-up that passed all checks but one: the service does not know yet whether the address is free. */
export type CheckedSignUp = {
	/** Canonical; accounts are found by it. */
	readonly email: string;
	readonly emailTyped: string;
	readonly password: string;
	readonly profile: NewProfile;
};

/**
 * Checks a sign-up: refuses an invalid email address, an address that differs from the user name (ENT-09), an invalid profile and a weak password.
 */
export async function checkSignUp(deps: IdentityDeps, call: Call, input: EndpointInput<'signUp'>['body']): Promise<CheckedSignUp> {
	const { identity } = input;
	const profile = input.profile ?? {};
	const emailTyped = (profile.email ?? identity.userName).trim();
	const email = canonicalEmail(emailTyped);
	if (email === undefined) return refuse('email-invalid');
	if (identity.userName.trim() !== emailTyped && canonicalEmail(identity.userName) !== email) refuse('email-invalid');
	requireValidProfile(profile, call, deps.clock());
	await deps.refuseWeakPassword(call, identity.credentials, { email, firstName: profile.firstName, lastName: profile.lastName });
	return { email, emailTyped, password: identity.credentials, profile };
}
