import { getAccount } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import type { Identity } from '../../contract/shapes.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { type IssuedSession, tokenResponse } from '../../sessions/token-response.ts';
import { completeSignIn } from '../../sign-in/complete-sign-in.ts';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { VerifiedIdentity } from '../verified-identity.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { findLogin, insertLogin, recordLoginUse } from './logins.ts';

/**
 * Signs in a verified identity (API-08). An identity that is new here gets a new account, or becomes a login of the reader's existing account.
 * For a reader who is signed in already, `existingSocialLogin` says whether the account had this login before (contract 4.3).
 */
export async function signInVerifiedIdentity(deps: IdentityDeps, call: Call, verified: VerifiedIdentity): Promise<Identity> {
	const tryOnce = () => inTransaction(deps, (tx) => openSessionFor(tx, call, verified));
	// Two parallel first sign-ins may both insert; the second try finds what the other inserted.
	const { session, isKnown } = await tryOnce().catch((error) => (isUniqueViolation(error) ? tryOnce() : Promise.reject(error)));
	const identity = await tokenResponse(deps, call, session);
	return call.reader ? { ...identity, existingSocialLogin: isKnown } : identity;
}

/** A new session, and whether the login existed before. */
type SignInResult = { readonly session: IssuedSession; readonly isKnown: boolean };

async function openSessionFor(tx: TransactionDeps, call: Call, verified: VerifiedIdentity): Promise<SignInResult> {
	const known = await findLogin(tx.tables, call, verified);
	if (known && call.reader && call.reader.account !== known.account) refuse('identity-in-use');
	const account = known ? await getAccount(tx.tables, known.account) : await findOrCreateAccount(tx, call, verified);
	if (account.status === 'Disabled') refuse('account-disabled');
	if (known) await recordLoginUse(tx, call, { login: known.id, verified });
	else await insertLogin(tx, call, { account, verified });
	return { isKnown: known !== undefined, session: await completeSignIn(tx, call, { account, method: verified.type, remember: true }) };
}
