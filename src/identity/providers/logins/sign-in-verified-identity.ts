import { isUniqueViolation } from '#platform/database';
import type { Login } from '../../accounts/account-logins.ts';
import { getAccount } from '../../accounts/find-account.ts';
import { acceptLogins, hasOpenedLink, removeUnproven } from '../../accounts/logins-before-verification.ts';
import type { Call } from '../../call.ts';
import type { TokenResponse } from '../../contract/shapes.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { type IssuedSession, tokenResponse } from '../../sessions/session-tokens.ts';
import { completeSignIn } from '../../sign-in/complete-sign-in.ts';
import { lockAccount } from '../../store/lock-account.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { VerifiedIdentity } from '../verified-identity.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { findLogin, insertLogin, recordLoginUse } from './provider-logins.ts';

/**
 * Signs in a verified identity (API-08). An identity that is new here gets a new account, or becomes a login of the reader's existing account.
 * For a reader who is signed in already, `existingSocialLogin` says whether the account had this login before (contract 4.3).
 */
export async function signInVerifiedIdentity(deps: IdentityDeps, call: Call, verified: VerifiedIdentity): Promise<TokenResponse> {
	const tryOnce = () => inTransaction(deps, (tx) => openSessionFor(tx, call, verified));
	// Two parallel first sign-ins may both insert; the second try finds what the other inserted.
	const { session, isKnown } = await tryOnce().catch((error) => (isUniqueViolation(error) ? tryOnce() : Promise.reject(error)));
	const identity = await tokenResponse(deps, call, session);
	return call.reader ? { ...identity, existingSocialLogin: isKnown } : identity;
}

/** A new session, and whether the login existed before. */
type SignInResult = { readonly session: IssuedSession; readonly isKnown: boolean };

async function openSessionFor(tx: TransactionDeps, call: Call, verified: VerifiedIdentity): Promise<SignInResult> {
	const known = await findLockedLogin(tx, call, verified);
	if (known && call.reader && call.reader.account !== known.account) refuse('identity-in-use');
	const account = known ? await getAccount(tx.tables, known.account) : await findOrCreateAccount(tx, call, verified);
	if (account.status === 'Disabled') refuse('account-disabled');
	if (known?.waits_for_owner) await acceptOwner(tx, call, { login: known, account, verified });
	if (known) await recordLoginUse(tx, call, { login: known.id, verified });
	else await insertLogin(tx, call, { account, verified });
	return { isKnown: known !== undefined, session: await completeSignIn(tx, call, { account, method: verified.type, remember: true }) };
}

/** Finds the login of an identity after locking its account, so that no proof of the account's address runs meanwhile. */
async function findLockedLogin(tx: TransactionDeps, call: Call, verified: VerifiedIdentity): Promise<Login | undefined> {
	const found = await findLogin(tx.tables, call, verified);
	if (!found) return undefined;
	await lockAccount(tx.tables, found.account);
	return findLogin(tx.tables, call, verified);
}

type WaitingLogin = { readonly login: Login; readonly account: Account; readonly verified: VerifiedIdentity };

/**
 * Accepts a login that waits for its owner. A browser that opened the verification link proves all logins of the account. A provider that
 * proves the same address proves this login only. Refuses `email-not-verified`.
 */
async function acceptOwner(tx: TransactionDeps, call: Call, { login, account, verified: { email } }: WaitingLogin): Promise<void> {
	if (await hasOpenedLink(tx, call, account.id)) return acceptLogins(tx, account.id);
	if (!email?.isProven || email.canonical !== account.email) refuse('email-not-verified');
	await tx.tables.updateTable('identity.login').set({ waits_for_owner: false }).where('id', '=', login.id).execute();
	await removeUnproven(tx, account);
}
