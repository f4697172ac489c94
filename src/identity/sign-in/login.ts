import { type PasswordLogin, passwordLogin } from '../accounts/find-account.ts';
import type { Call } from '../call.ts';
import { canonicalEmail } from '../contract/email.ts';
import type { Identity, PasswordSignIn } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { tokenResponse } from '../sessions/token-response.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { Account } from '../store/tables.ts';
import { completeSignInAtOnce } from './complete-sign-in.ts';
import { keepNewHash } from './passwords/keep-password.ts';

/**
 * Signs a reader in with her password. An unknown name costs the same work and gets the same answer as a wrong password (A03); that an
 * e-mail is not verified is told only to who knows the password (A13).
 */
export async function loginWithPassword(deps: IdentityDeps, call: Call, given: PasswordSignIn): Promise<Identity> {
	const userName = canonicalUserName(given.userName);
	await deps.captcha.require(call, { form: 'signIn', token: given.recaptchaToken, userName });
	const proof = { userName, password: given.credentials };
	const proven = await deps.throttle.signIn(call, userName, () => proofOf(deps, call, proof));
	if (!proven) return refuse('authentication-failed');
	const { account, login } = proven;
	if (account.status === 'Disabled') refuse('account-disabled');
	if (!account.email_verified && call.brand.accounts.requiresVerifiedEmail) refuse('email-not-verified');
	const used = deps.tables.updateTable('identity.login').set({ last_login_at: deps.clock() }).where('id', '=', login);
	const entering = { account, method: 'Password' as const, remember: given.rememberMe === true, beside: [used] };
	return tokenResponse(deps, call, await completeSignInAtOnce(deps, call, entering));
}

/** What is no e-mail is no account's either, but is counted as one (A10). */
export const canonicalUserName = (given: string): string => canonicalEmail(given) ?? given.trim().toLowerCase();

type Proof = { readonly userName: string; readonly password: string };

/** The account whose password it is. A hash of an older form is replaced while the password is at hand (A02). */
async function proofOf(deps: IdentityDeps, call: Call, { userName, password }: Proof): Promise<PasswordLogin | undefined> {
	const found = await passwordLogin(deps.tables, call, userName);
	const proof = found ? await deps.passwords.verify(found.password, password) : await deps.passwords.verifyNothing(password);
	if (!found || !proof?.matches || staysUntold(call, found.account)) {
		// Noted for a name that nobody has too: it must cost the same.
		await recordSecurityEvent(deps, call, { event: 'sign_in_failed', ...(found && { account: found.account.id }) });
		return undefined;
	}
	if (proof.isOld) await keepNewHash(deps, found.login, password);
	return found;
}

/**
 * Where it is not told who has an account, one that waits for its e-mail to be verified is as none: whoever signed up with a foreign
 * address would learn by her own password whether that made an account (A04).
 */
const staysUntold = ({ brand }: Call, { email_verified }: Account): boolean => brand.accounts.protectsAgainstEnumeration && !email_verified;
