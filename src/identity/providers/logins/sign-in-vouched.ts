import { accountById } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import type { Identity } from '../../contract/shapes.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { identityOf, type Signed } from '../../sessions/give-tokens.ts';
import { enter } from '../../sign-in/enter.ts';
import { isDuplicate } from '../../store/is-duplicate.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { Vouched } from '../vouched.ts';
import { accountFor } from './account-for.ts';
import { insertLogin, loginOf, touchLogin } from './logins.ts';

/**
 * Signs in whoever a provider vouches for (API-08). Of somebody new it makes an account, or finds the one that is hers; a reader who is
 * signed in already gets one more way to sign in. `existingSocialLogin` tells such a reader whether she had it before (contract 4.3).
 */
export async function signInVouched(deps: IdentityDeps, call: Call, vouched: Vouched): Promise<Identity> {
	const enterOnce = () => inTransaction(deps, (tx) => enterBy(tx, call, vouched));
	// Two requests may both see her for the first time; the second finds what the first made.
	const { opened, isKnown } = await enterOnce().catch((error) => (isDuplicate(error) ? enterOnce() : Promise.reject(error)));
	const identity = await identityOf(deps, call, opened);
	return call.reader ? { ...identity, existingSocialLogin: isKnown } : identity;
}

type Entered = { readonly opened: Signed; readonly isKnown: boolean };

async function enterBy(tx: TransactionDeps, call: Call, vouched: Vouched): Promise<Entered> {
	const known = await loginOf(tx.tables, call, vouched);
	if (known && call.reader && call.reader.account !== known.account) refuse('identity-in-use');
	const account = known ? await accountById(tx.tables, known.account) : await accountFor(tx, call, vouched);
	if (account.status === 'Disabled') refuse('account-disabled');
	if (known) await touchLogin(tx, call, { login: known.id, vouched });
	else await insertLogin(tx, call, { account, vouched });
	return { isKnown: known !== undefined, opened: await enter(tx, call, { account, way: vouched.type, remember: true }) };
}
