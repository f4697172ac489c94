import type { TransactionDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { invalidateNonces } from '../store/nonces.ts';
import type { Account } from '../store/tables.ts';

/**
 * Removes what may be a stranger's from an account whose owner proves the address for the first time: password, other logins, sessions, and a
 * pending change of email (R08, F04). Marks the email as verified.
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
