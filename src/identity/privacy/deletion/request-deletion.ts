import type { Call, ReaderCall } from '../../call.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { refuse } from '../../refuse.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { issueNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';

/**
 * Requests the deletion of the reader's account: queues the email with the link to confirm or cancel it (API-27, P02). Nothing is deleted
 * until the reader confirms; a request without a decision lapses when the link expires. Refuses with `email-missing`.
 */
export async function requestDeletion(deps: IdentityDeps, call: ReaderCall): Promise<{ valid: true }> {
	await deps.throttle.mailRequest(call);
	await inTransaction(deps, async (tx) => {
		const account = await lockReader(tx, call);
		if (account.email_typed === null) return refuse('email-missing');
		if (await isUnderMailLimit(tx, account.id, 'deletion-request')) await queueDeletionRequest(tx, call, account);
	});
	return { valid: true };
}

async function queueDeletionRequest(tx: TransactionDeps, call: Call, { id, tenant, first_name: firstName }: Account): Promise<void> {
	const link = await issueNonce(tx, { tenant, account: id, purpose: 'delete-account' });
	await tx.tables
		.updateTable('identity.account')
		.set({ status: 'PendingAnonymize', modified_at: tx.clock() })
		.where('id', '=', id)
		.execute();
	await tx.mail.queue(tx.tables, 'deletion-request', { brand: call.brand, account: id, data: { firstName, ...link } });
	await recordSecurityEvent(tx, call, { event: 'deletion_asked', account: id });
}
