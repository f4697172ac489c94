import type { Call } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import type { Account } from '../store/tables.ts';

/** Queues the email that tells the reader of the new password. */
export async function notifyPasswordChanged(tx: TransactionDeps, { brand }: Call, account: Account): Promise<void> {
	const data = { firstName: account.first_name, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'password-changed', { brand, account: account.id, data });
}
