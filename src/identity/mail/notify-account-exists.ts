import type { Call } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import type { Account } from '../store/tables.ts';
import { isUnderMailLimit } from './is-under-mail-limit.ts';

/** Writes to the owner of an address that somebody, perhaps she, gave for an account: whoever gave it is not told that it has one (A04). */
export async function notifyAccountExists(tx: TransactionDeps, call: Call, { id }: Account): Promise<void> {
	if (!(await isUnderMailLimit(tx, id, 'account-exists'))) return;
	await tx.mail.queue(tx.tables, 'account-exists', { brand: call.brand, account: id, data: {} });
}
