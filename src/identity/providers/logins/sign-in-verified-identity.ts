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
 * Signs in whoever a provider vouches for (API-08). Of somebody new it makes an account, or finds the one that is hers; a reader who is
 * signed in already gets one more way to sign in. `existingSocialLogin` tells such a reader whether she had it before (contract 4.3).
 */
export async function signInVerifiedIdentity(deps: IdentityDeps, call: Call, verified: VerifiedIdentity): Promise<Identity> {
	const enterOnce = () => inTransaction(deps, (tx) => enterWith(tx, call, verified));
	// Two requests may both see her for the first time; the second finds what the first made.
	const { opened, isKnown } = await enterOnce().catch((error) => (isUniqueViolation(error) ? enterOnce() : Promise.reject(error)));
	const identity = await tokenResponse(deps, call, opened);
	return call.reader ? { ...identity, existingSocialLogin: isKnown } : identity;
}

type SignInResult = { readonly opened: IssuedSession; readonly isKnown: boolean };

async function enterWith(tx: TransactionDeps, call: Call, verified: VerifiedIdentity): Promise<SignInResult> {
	const known = await findLogin(tx.tables, call, verified);
	if (known && call.reader && call.reader.account !== known.account) refuse('identity-in-use');
	const account = known ? await getAccount(tx.tables, known.account) : await findOrCreateAccount(tx, call, verified);
	if (account.status === 'Disabled') refuse('account-disabled');
	if (known) await recordLoginUse(tx, call, { login: known.id, verified });
	else await insertLogin(tx, call, { account, verified });
	return { isKnown: known !== undefined, opened: await completeSignIn(tx, call, { account, method: verified.type, remember: true }) };
}
