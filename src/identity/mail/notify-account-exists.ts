import type { Call } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import type { Account } from '../store/tables.ts';
import { isUnderMailLimit } from './is-under-mail-limit.ts';

/** Tells the owner of an account by email that somebody signed up with their address; the caller of the sign-up learns nothing (A04). */
export async function notifyAccountExists(tx: TransactionDeps, call: Call, { id }: Account): Promise<void> {
	if (!(await isUnderMailLimit(tx, id, 'account-exists'))) return;
	await tx.mail.queue(tx.tables, 'account-exists', { brand: call.brand, account: id, data: {} });
}
