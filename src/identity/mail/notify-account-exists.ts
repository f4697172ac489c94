import type { Call } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import type { Account } from '../store/tables.ts';
import { isUnderMailLimit } from './is-under-mail-limit.ts';

/**
 * Tells the owner of an account that somebody tried to use their address, in a sign-up (brands with enumeration protection) or in a
 * change of email (all brands). The person who tried gets the same answer as for a free address (A04).
 */
export async function notifyAccountExists(tx: TransactionDeps, call: Call, { id }: Account): Promise<void> {
	if (!(await isUnderMailLimit(tx, id, 'account-exists'))) return;
	await tx.mail.queue(tx.tables, 'account-exists', { brand: call.brand, account: id, data: {} });
}
