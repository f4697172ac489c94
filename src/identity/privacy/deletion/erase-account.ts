import { sql } from 'kysely';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueRevocations } from '../../providers/logins/revocations.ts';
import { type ErasureKey, erasedAccountHash } from '../../store/erased-account-hash.ts';
import type { ErasureRow, Tables } from '../../store/tables.ts';
import type { InTransaction, StoreDeps } from '../../store/transaction.ts';

export type Erasure = Pick<ErasureRow, 'reason'> & { readonly account: string; readonly nonce?: Buffer };

/**
 * Deletes an account and, by the references of its tables, everything that hangs on it (P01, T07). What stays is a row that nobody can
 * read a reader from; it also remembers what is to be removed elsewhere, which `finishErasure` does after the transaction. Gives false
 * when there is no such account.
 */
export async function eraseAccount(tx: InTransaction<StoreDeps & ErasureKey>, { account, reason, nonce }: Erasure): Promise<boolean> {
	await lockNonces(tx.tables, account);
	await queueRevocations(tx, { account });
	const gone = await tx.tables.deleteFrom('identity.account').where('id', '=', account).returning('tenant').executeTakeFirst();
	if (!gone) return false;
	await tx.tables.deleteFrom('identity.audit').where('account', '=', account).execute();
	const erasure = { tenant: gone.tenant, nonce: nonce ?? null, reason, erased_at: tx.clock(), unfinished: account };
	await tx.tables
		.insertInto('identity.erasure')
		.values({ account: erasedAccountHash(tx, account), ...erasure })
		// One that came back from a backup, or was moved in again.
		.onConflict((conflict) => conflict.column('account').doUpdateSet(erasure))
		.execute();
	return true;
}

/** Whoever spends a nonce locks it before the account. An erasure must do so in the same order, or each would wait for the other. */
export async function lockNonces(tables: Tables, account: string): Promise<void> {
	await tables.selectFrom('identity.nonce').select('hash').where('account', '=', account).forUpdate().execute();
}

/** Removes what lies elsewhere. What fails is tried again by the clock. */
export async function finishErasure(deps: IdentityDeps, account: string): Promise<void> {
	const tried = await Promise.allSettled(deps.eraseHooks.map((erase) => erase(account)));
	const failed = tried.find((one) => one.status === 'rejected');
	if (failed) return deps.log.warn({ error: failed.reason }, 'something of a deleted account could not be removed; it will be tried again');
	await deps.tables
		.updateTable('identity.erasure')
		.set({ unfinished: null })
		.where('account', '=', erasedAccountHash(deps, account))
		.execute();
}

/** Takes up erasures that a fault or the end of a process left unfinished for a minute. */
export async function finishErasures(deps: IdentityDeps): Promise<void> {
	const left = await deps.tables
		.selectFrom('identity.erasure')
		.select('unfinished')
		.where('unfinished', 'is not', null)
		.where('erased_at', '<', new Date(deps.clock().getTime() - 60_000))
		.orderBy(sql`random()`)
		.limit(100)
		.execute();
	for (const { unfinished } of left) if (unfinished !== null) await finishErasure(deps, unfinished);
}
