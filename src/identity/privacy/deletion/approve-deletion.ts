import { digest } from '#platform/sealing';
import { type Call, tenantOf } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { spendNonce } from '../../store/nonces.ts';
import { inTransaction } from '../../store/transaction.ts';
import { eraseAccount, finishErasure } from './erase-account.ts';

/**
 * Deletes the account by the link of the letter (API-28). The link proves that the e-mail is the reader's, so she need not be signed in;
 * whoever is signed in must be she (P02). Asked again, it says the same again.
 */
export async function approveDeletion(deps: IdentityDeps, call: Call, nonce: string): Promise<{ valid: true }> {
	const erased = await spendOnErasure(deps, call, nonce);
	if (erased !== undefined) await finishErasure(deps, erased);
	else if (call.reader !== undefined || !(await wasApprovedBy(deps, call, nonce))) refuse('nonce-spent');
	return { valid: true };
}

/** The id of the account that is gone now; undefined when the nonce is good for nothing. */
async function spendOnErasure(deps: IdentityDeps, call: Call, nonce: string): Promise<string | undefined> {
	return inTransaction(deps, async (tx) => {
		const spent = await spendNonce(tx, { tenant: tenantOf(call), purpose: 'delete-account', nonce });
		if (!spent) return undefined;
		if (call.reader !== undefined && call.reader.account !== spent.account) refuse('nonce-spent');
		await eraseAccount(tx, { account: spent.account, reason: 'asked', nonce: digest(nonce) });
		return spent.account;
	});
}

async function wasApprovedBy({ tables }: IdentityDeps, call: Call, nonce: string): Promise<boolean> {
	const found = await tables
		.selectFrom('identity.erasure')
		.select('erased_at')
		.where('nonce', '=', digest(nonce))
		.where('tenant', '=', tenantOf(call))
		.executeTakeFirst();
	return found !== undefined;
}
