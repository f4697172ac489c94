import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { inTransaction } from '../../store/transaction.ts';
import { findAccountByEmail } from '../find-account.ts';
import { queueVerification } from './queue-verification.ts';

/** Sends the letter again. Who asks learns nothing: the answer is the same for an unknown or a verified address (A04, R04). */
export async function requestVerification(deps: IdentityDeps, call: Call, typed: string): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	const email = canonicalEmail(typed);
	const account = email === undefined ? undefined : await findAccountByEmail(deps.tables, call, email);
	if (account && account.status === 'Active' && !account.email_verified) {
		await inTransaction(deps, (tx) => queueVerification(tx, call, account));
	}
	return { success: true };
}
