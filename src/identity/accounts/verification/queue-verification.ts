import type { Call } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account } from '../../store/tables.ts';

/** Writes the letter that verifies an account's e-mail, in the transaction that made the need for it. */
export async function queueVerification(tx: TransactionDeps, call: Call, account: Account): Promise<void> {
	if (account.email_typed === null || !(await isUnderMailLimit(tx, account.id, 'verify'))) return;
	const link = await issueNonce(tx, {
		tenant: account.tenant,
		account: account.id,
		purpose: 'verify-email',
		data: { email: account.email ?? '' },
	});
	await tx.mail.queue(tx.tables, 'verify', { brand: call.brand, account: account.id, data: link });
}
