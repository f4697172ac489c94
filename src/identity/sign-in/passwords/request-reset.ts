import { findAccountByEmail } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';

/** Sends the link to choose a new password; the answer is the same whoever the name belongs to (R04). */
export async function requestReset(
	deps: IdentityDeps,
	call: Call,
	given: EndpointInput<'requestPasswordReset'>['body'],
): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	await deps.captcha.require(call, { form: 'resetPassword', token: given.recaptchaToken });
	const email = canonicalEmail(given.userName);
	const account = email === undefined ? undefined : await findAccountByEmail(deps.tables, call, email);
	if (account) {
		await inTransaction(deps, (tx) => queueReset(tx, call, account));
	}
	return { success: true };
}

/** Writes the letter with the link, unless the account had three in the last hour (R11). */
export async function queueReset(tx: TransactionDeps, call: Call, account: Account): Promise<void> {
	if (account.email_typed === null || !(await isUnderMailLimit(tx, account.id, 'reset'))) return;
	const { id, tenant, email } = account;
	const link = await issueNonce(tx, { tenant, account: id, purpose: 'reset-password', data: { email: email ?? '' } });
	await tx.mail.queue(tx.tables, 'reset', { brand: call.brand, account: id, data: link });
}
