import { findPasswordLogin, findPasswordOf, type PasswordLogin } from '../accounts/account-logins.ts';
import { acceptLogins, hasOpenedLink } from '../accounts/logins-before-verification.ts';
import { type Call, hashCaller } from '../call.ts';
import { canonicalEmail } from '../contract/email-address.ts';
import type { PasswordSignIn, TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { type IssuedSession, tokenResponse } from '../sessions/session-tokens.ts';
import { lockAccount } from '../store/lock-account.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import { inTransaction } from '../store/transaction.ts';
import { completeSignIn, completeSignInAlone } from './complete-sign-in.ts';
import { rehashPassword } from './passwords/save-password.ts';

/** The tokens of the session, and the new value of the device cookie; see `Call.deviceMarks`. */
export type PasswordSignInResult = { readonly tokens: TokenResponse; readonly deviceMarks: string };

/**
 * Signs a reader in with a password (API-07). An unknown name costs the same work and gets the same answer as a wrong password (A03). Only
 * a caller who knows the password learns that the account is disabled or its email not verified (A13). Refuses `captcha-invalid`,
 * `too-many-attempts`, `authentication-failed`, `account-disabled` and `email-not-verified`.
 */
export async function signInWithPassword(deps: IdentityDeps, call: Call, input: PasswordSignIn): Promise<PasswordSignInResult> {
	const userName = canonicalUserName(input.userName);
	await deps.captcha.require(call, { form: 'signIn', token: input.recaptchaToken, userName });
	const session = await deps.throttle.signIn(call, userName, {
		prove: () => checkPassword(deps, call, { userName, password: input.credentials }),
		enter: (proven) => openPasswordSession(deps, call, { proven, remember: input.rememberMe === true }),
	});
	if (!session) return refuse('authentication-failed');
	return { tokens: await tokenResponse(deps, call, session), deviceMarks: deps.throttle.rememberDevice(call, userName) };
}

type PasswordSession = { readonly proven: PasswordLogin; readonly remember: boolean };

/** Opens the session at once, or in a transaction while the address or the owner of the password is not proved. */
async function openPasswordSession(deps: IdentityDeps, call: Call, { proven, remember }: PasswordSession): Promise<IssuedSession> {
	const { account, waitsForOwner } = proven;
	if (account.status === 'Disabled') refuse('account-disabled');
	if (!account.email_verified && call.brand.accounts.requiresVerifiedEmail) refuse('email-not-verified');
	const signIn = { account, method: 'Password', remember } as const;
	if (account.email_verified && !waitsForOwner)
		return completeSignInAlone(deps, call, { ...signIn, proof: recordUseIfUnchanged(deps, proven) });
	return inTransaction(deps, async (tx) => {
		await requireOwner(tx, call, proven);
		return completeSignIn(tx, call, signIn);
	});
}

/**
 * Records the use of a password, if it is still the one that was compared: it may have been changed while the sign-in waited (decision 21).
 * Locks the account before the login, as a deletion does, so that the two never deadlock.
 */
const recordUseIfUnchanged = ({ tables, clock }: IdentityDeps, { account: { id }, login, passwordHash }: PasswordLogin) =>
	tables
		.updateTable('identity.login')
		.set({ last_login_at: clock() })
		.where('account', '=', tables.selectFrom('identity.account').select('id').where('id', '=', id).forKeyShare())
		.where('id', '=', login)
		.where('password', '=', passwordHash)
		.where('waits_for_owner', '=', false)
		.returning('account');

/**
 * Refuses `email-not-verified` when the login waits for its owner and this browser has not opened the verification link. Keeps the
 * account locked: if another request proves the address now, it runs after this one and ends the new session if needed.
 */
async function requireOwner(tx: TransactionDeps, call: Call, { account: { id }, login, passwordHash }: PasswordLogin): Promise<void> {
	await lockAccount(tx.tables, id);
	const current = await findPasswordOf(tx.tables, id);
	if (current?.id !== login || current.password !== passwordHash) return refuse('authentication-failed');
	if (current.waits_for_owner && !(await hasOpenedLink(tx, call, id))) refuse('email-not-verified');
	await acceptLogins(tx, id);
	await tx.tables.updateTable('identity.login').set({ last_login_at: tx.clock() }).where('id', '=', login).execute();
}

/** A name that is not an email address has no account; its attempts are counted all the same (A10). */
const canonicalUserName = (typed: string): string => canonicalEmail(typed) ?? typed.trim().toLowerCase();

type Credentials = { readonly userName: string; readonly password: string };

/** The login and account that the password opens; undefined for a wrong password. Replaces an outdated hash, since the password is known now (A02). */
async function checkPassword(deps: IdentityDeps, call: Call, { userName, password }: Credentials): Promise<PasswordLogin | undefined> {
	const found = await findPasswordLogin(deps.tables, call, userName);
	const caller = hashCaller(call, userName);
	const result = found
		? await deps.passwords.verify(found.passwordHash, password, caller)
		: await deps.passwords.verifyNothing(password, caller);
	if (!found || !result?.matches || (await isHidden(deps, call, found))) {
		// Recorded for unknown names too, so that they cost the same.
		await recordSecurityEvent(deps, call, { event: 'sign_in_failed', ...(found && { account: found.account.id }) });
		return undefined;
	}
	if (!result.isOld) return found;
	const passwordHash = await rehashPassword(deps, { ...found, password, caller });
	// Another sign-in replaced the hash meanwhile, or the reader changed the password. The hash that is stored now decides.
	return passwordHash === undefined ? checkPassword(deps, call, { userName, password }) : { ...found, passwordHash };
}

/**
 * Whether the account must look as if it did not exist (A04): with enumeration protection, until its email is verified by its owner. Otherwise a stranger
 * could sign up with somebody else's address, and then sign in with the new password to learn whether the sign-up created an account.
 */
async function isHidden(deps: IdentityDeps, call: Call, { account, waitsForOwner }: PasswordLogin): Promise<boolean> {
	if (!call.brand.accounts.protectsAgainstEnumeration) return false;
	return !account.email_verified || (waitsForOwner && !(await hasOpenedLink(deps, call, account.id)));
}
