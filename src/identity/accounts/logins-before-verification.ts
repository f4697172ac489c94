// Anybody can sign up with somebody else's address. So logins and sessions made before the address was verified may belong to a stranger.
// When the address is verified, this file removes them, suspends them, or accepts them (decision 18).
import { type Call, tenantOf } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findUnexpiredNonce, invalidateNonces } from '../store/nonces.ts';
import type { Account } from '../store/tables.ts';
import type { StoreDeps } from '../store/transaction.ts';

/**
 * Removes what may be a stranger's from an account whose owner proves the address: everything if the address was never verified, and later
 * whatever still waits for the owner (R08, F04). Marks the email as verified.
 */
export async function removeUnproven(tx: TransactionDeps, { id, email_verified }: Account): Promise<void> {
	const logins = tx.tables.deleteFrom('identity.login').where('account', '=', id);
	if (email_verified) {
		await logins.where('waits_for_owner', '=', true).execute();
		return;
	}
	await logins.execute();
	await endSessions(tx, { account: id, reason: 'taken-over' });
	await invalidateNonces(tx, id);
	await tx.tables
		.updateTable('identity.account')
		.set({ email_verified: true, unverified_email: null, modified_at: tx.clock() })
		.where('id', '=', id)
		.execute();
}

/**
 * Called when the verification link was opened in another browser than the sign-up. Ends all sessions and marks the logins
 * `waits_for_owner`. Links mailed earlier stay valid, because they went to the same address (R07).
 */
export async function suspendUnproven(tx: TransactionDeps, account: string): Promise<void> {
	await tx.tables.updateTable('identity.login').set({ waits_for_owner: true }).where('account', '=', account).execute();
	await tx.tables.updateTable('identity.account').set({ unverified_email: null }).where('id', '=', account).execute();
	await endSessions(tx, { account, reason: 'verified-elsewhere' });
}

/** Accepts the logins of an account, when we know that the owner of the address made them. */
export async function acceptLogins({ tables }: Pick<TransactionDeps, 'tables'>, account: string): Promise<void> {
	await tables.updateTable('identity.login').set({ waits_for_owner: false }).where('account', '=', account).execute();
}

/** Whether the browser of the call opened a link that verifies the email of the account. */
export async function hasOpenedLink(deps: StoreDeps, call: Call, account: string): Promise<boolean> {
	const nonce = call.openedNonce();
	if (nonce === undefined) return false;
	const opened = await findUnexpiredNonce(deps, { tenant: tenantOf(call), purpose: 'verify-email', nonce });
	return opened?.account === account;
}
