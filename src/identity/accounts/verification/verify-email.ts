import { type Call, tenantOf } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { note } from '../../store/audit/note.ts';
import { type SpentNonce, spendNonce, spentBefore } from '../../store/nonces.ts';
import type { Tables } from '../../store/tables.ts';
import { accountById } from '../find-account.ts';
import { changeEmail } from './change-email.ts';

/**
 * Verifies an e-mail by the link of its letter (API-26), or confirms the new one of a change. It signs nobody in, so a scanner that opens
 * the link does no more than the reader asked for (R07).
 */
export async function verifyEmail(deps: IdentityDeps, call: Call, nonce: string): Promise<{ success: true }> {
	const tenant = tenantOf(call);
	const done = await deps.tables.transaction().execute(async (tables) => {
		const verified = await spendNonce(deps, tables, { tenant, purpose: 'verify-email', nonce });
		if (verified) return verify(deps, call, verified, tables);
		const changed = await spendNonce(deps, tables, { tenant, purpose: 'change-email', nonce });
		return changed ? changeEmail(deps, call, changed, tables) : false;
	});
	return done ? { success: true } : explain(deps, { tenant, purpose: 'verify-email', nonce });
}

/** The address must still be the one that the letter went to. */
async function verify(deps: IdentityDeps, call: Call, { account, data }: SpentNonce, tables: Tables): Promise<boolean> {
	const { numUpdatedRows } = await tables
		.updateTable('identity.account')
		.set({ email_verified: true, modified_at: deps.clock() })
		.where('id', '=', account)
		.where('email', '=', data.email ?? '')
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return false;
	await note(deps, call, { event: 'email_verified', account }, tables);
	return true;
}

/** A second click on the link of a verified account is told so (R15); every other dead link is like an unknown one (R10). */
async function explain(deps: IdentityDeps, spending: Parameters<typeof spentBefore>[1]): Promise<never> {
	const spent = await spentBefore(deps, spending);
	const account = spent && (await accountById(deps.tables, spent.account));
	return refuse(account?.email_verified && account.email === spent?.data.email ? 'email-already-verified' : 'nonce-spent');
}
