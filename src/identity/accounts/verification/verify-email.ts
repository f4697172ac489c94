import { type Call, tenantOf } from '../../call.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { findSpentNonce, type NonceUse, type SpentNonce, spendNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import { inTransaction } from '../../store/transaction.ts';
import { getAccount } from '../find-account.ts';
import { confirmEmailChange } from './change-email.ts';

/**
 * Verifies an email address by the link of an email (API-26), or confirms a change of address. It signs nobody in, so it does no harm if a scanner
 * opens the link (R07). Refuses `nonce-spent`, `email-already-verified` and `email-in-use`.
 */
export async function verifyEmail(deps: IdentityDeps, call: Call, nonce: string): Promise<{ success: true }> {
	const tenant = tenantOf(call);
	const done = await inTransaction(deps, async (tx) => {
		const verified = await spendNonce(tx, { tenant, purpose: 'verify-email', nonce });
		if (verified) return verify(tx, call, verified);
		const changed = await spendNonce(tx, { tenant, purpose: 'change-email', nonce });
		return changed ? confirmEmailChange(tx, call, changed) : false;
	});
	return done ? { success: true } : refuseSpent(deps, { tenant, purpose: 'verify-email', nonce });
}

/** Marks the address as verified, if the account still has the one that the email went to. */
async function verify(tx: TransactionDeps, call: Call, { account, data }: SpentNonce): Promise<boolean> {
	const { numUpdatedRows } = await tx.tables
		.updateTable('identity.account')
		.set({ email_verified: true, modified_at: tx.clock() })
		.where('id', '=', account)
		.where('email', '=', data.email ?? '')
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return false;
	await recordSecurityEvent(tx, call, { event: 'email_verified', account });
	return true;
}

/** A second click on the link of a verified account refuses `email-already-verified` (R15); every other dead link is like an unknown one (R10). */
async function refuseSpent(deps: IdentityDeps, use: NonceUse): Promise<never> {
	return refuse((await isVerifiedBy(deps, use)) ? 'email-already-verified' : 'nonce-spent');
}

/** Whether a link was used, and its address is the verified one of its account. */
export async function isVerifiedBy(deps: Pick<IdentityDeps, 'tables' | 'clock'>, use: NonceUse): Promise<boolean> {
	const spent = await findSpentNonce(deps, use);
	const account = spent && (await getAccount(deps.tables, spent.account));
	return Boolean(account?.email_verified) && account?.email === spent?.data.email;
}
