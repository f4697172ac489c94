import { digest } from '#platform/crypto';
import { type Call, tenantOf } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { peekNonce, spendNonce } from '../../store/nonces.ts';
import { inTransaction } from '../../store/transaction.ts';
import { eraseAccount, finishErasure, lockToErase } from './erase-account.ts';

/**
 * Deletes the account of the nonce in a deletion email (API-28). The nonce proves that the email address is the reader's, so no sign-in is
 * needed; if a reader is signed in, it must be the reader of this account (P02). A repeated call gets the same answer. Refuses with `nonce-spent`.
 */
export async function approveDeletion(deps: IdentityDeps, call: Call, nonce: string): Promise<{ valid: true }> {
	const erased = await spendNonceAndErase(deps, call, nonce);
	if (erased !== undefined) await finishErasure(deps, erased);
	else if (call.reader !== undefined || !(await wasApprovedBy(deps, call, nonce))) refuse('nonce-spent');
	return { valid: true };
}

/** Returns the id of the erased account, or undefined when the nonce does not work. */
async function spendNonceAndErase(deps: IdentityDeps, call: Call, nonce: string): Promise<string | undefined> {
	return inTransaction(deps, async (tx) => {
		const use = { tenant: tenantOf(call), purpose: 'delete-account', nonce } as const;
		const { account } = (await peekNonce(tx, use)) ?? {};
		if (account === undefined) return undefined;
		if (call.reader !== undefined && call.reader.account !== account) refuse('nonce-spent');
		await lockToErase(tx.tables, account);
		if (!(await spendNonce(tx, use))) return undefined;
		await eraseAccount(tx, { account, reason: 'asked', nonce: digest(nonce) });
		return account;
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
