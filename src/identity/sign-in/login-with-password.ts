import { findPasswordLogin, type PasswordLogin } from '../accounts/find-account.ts';
import type { Call } from '../call.ts';
import { canonicalEmail } from '../contract/email.ts';
import type { Identity, PasswordSignIn } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { tokenResponse } from '../sessions/token-response.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { Account } from '../store/tables.ts';
import { completeSignInAtOnce } from './complete-sign-in.ts';
import { askerOf } from './passwords/asker-of.ts';
import { rehashPassword } from './passwords/save-password.ts';

/** The session, and the new value of the device cookie; see `Call.device`. */
export type PasswordSignInResult = { readonly identity: Identity; readonly deviceMarks: string };

/**
 * Signs a reader in with a password (API-07). An unknown name costs the same work and gets the same answer as a wrong password (A03). Only
 * a caller who knows the password learns that the account is disabled or its email not verified (A13). Refuses `captcha-invalid`,
 * `too-many-attempts`, `authentication-failed`, `account-disabled` and `email-not-verified`.
 */
export async function loginWithPassword(deps: IdentityDeps, call: Call, input: PasswordSignIn): Promise<PasswordSignInResult> {
	const userName = canonicalUserName(input.userName);
	await deps.captcha.require(call, { form: 'signIn', token: input.recaptchaToken, userName });
	const credentials = { userName, password: input.credentials };
	const proven = await deps.throttle.signIn(call, userName, () => checkPassword(deps, call, credentials));
	if (!proven) return refuse('authentication-failed');
	const { account, login } = proven;
	if (account.status === 'Disabled') refuse('account-disabled');
	if (!account.email_verified && call.brand.accounts.requiresVerifiedEmail) refuse('email-not-verified');
	const recordUse = deps.tables.updateTable('identity.login').set({ last_login_at: deps.clock() }).where('id', '=', login);
	const signIn = { account, method: 'Password', remember: input.rememberMe === true, beside: [recordUse] } as const;
	const identity = await tokenResponse(deps, call, await completeSignInAtOnce(deps, call, signIn));
	return { identity, deviceMarks: deps.throttle.rememberDevice(call, userName) };
}

/** A name that is not an email address has no account; its attempts are counted all the same (A10). */
const canonicalUserName = (typed: string): string => canonicalEmail(typed) ?? typed.trim().toLowerCase();

type Credentials = { readonly userName: string; readonly password: string };

/** The login and account that the password opens; undefined for a wrong one. Replaces an outdated hash, since the password is at hand (A02). */
async function checkPassword(deps: IdentityDeps, call: Call, { userName, password }: Credentials): Promise<PasswordLogin | undefined> {
	const found = await findPasswordLogin(deps.tables, call, userName);
	const asker = askerOf(call, userName);
	const isKnown = found !== undefined && !isHidden(call, found.account);
	const result = isKnown
		? await deps.passwords.verify(found.password, password, asker)
		: await deps.passwords.verifyNothing(password, asker);
	if (!isKnown || !result?.matches) {
		// Recorded for unknown names too, so that they cost the same.
		await recordSecurityEvent(deps, call, { event: 'sign_in_failed', ...(found && { account: found.account.id }) });
		return undefined;
	}
	if (result.isOld) await rehashPassword(deps, { login: found.login, password, asker });
	return found;
}

/**
 * Whether the account must look as if it did not exist (A04): with enumeration protection, until its email is verified. Otherwise a stranger
 * could sign up with somebody else's address, and then sign in with the new password to learn whether the sign-up created an account.
 */
const isHidden = ({ brand }: Call, { email_verified }: Account): boolean => brand.accounts.protectsAgainstEnumeration && !email_verified;
