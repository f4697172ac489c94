import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueLinkMail } from '../../mail/queue-link-mail.ts';
import { inTransaction } from '../../store/transaction.ts';
import { findAccountByTypedEmail } from '../find-account.ts';

/** Sends the verification email again (API-25). The answer is the same for an unknown or a verified address (A04, R04). */
export async function requestVerification(deps: IdentityDeps, call: Call, typed: string): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	const account = await findAccountByTypedEmail(deps.tables, call, typed);
	if (account && account.status === 'Active' && !account.email_verified) {
		await inTransaction(deps, (tx) => queueLinkMail(tx, call, { account, template: 'verify' }));
	}
	return { success: true };
}
