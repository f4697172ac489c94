import type { TransactionDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { invalidateNonces } from '../store/nonces.ts';
import type { Account } from '../store/tables.ts';

/**
 * The owner of an e-mail proves it for the first time: whatever was put into the account before — password, logins, sessions, a pending
 * change of e-mail — may be a stranger's and goes (R08, F04). The e-mail counts as verified from now on.
 */
export async function clearUnverifiedCredentials(tx: TransactionDeps, { id }: Account): Promise<void> {
	await tx.tables.deleteFrom('identity.login').where('account', '=', id).execute();
	await endSessions(tx, { account: id, reason: 'taken-over' });
	await invalidateNonces(tx, id);
	await tx.tables
		.updateTable('identity.account')
		.set({ email_verified: true, unverified_email: null, modified_at: tx.clock() })
		.where('id', '=', id)
		.execute();
}
