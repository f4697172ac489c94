import { sql } from 'kysely';
import { eraseApplications } from '../../applications/applications-of-reader.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { eraseSubscriptions } from '../../mail/newsletters/subscriptions-of-address.ts';
import { queueRevocations } from '../../providers/logins/queue-revocations.ts';
import { type ErasureKey, erasedAccountHash, erasedAccountHashes } from '../../store/erased-account-hash.ts';
import type { Account, ErasureRow, Tables } from '../../store/tables.ts';
import type { InTransaction, StoreDeps } from '../../store/transaction.ts';
import { verifiedAddressOf } from '../../store/verified-address.ts';

/** Which account to erase, why, and the digest of the nonce that approved it. */
export type Erasure = Pick<ErasureRow, 'reason'> & { readonly account: string; readonly nonce?: Buffer };

/**
 * Deletes an account and, by foreign keys, everything that refers to it; also the subscriptions and answers of its verified address (P01,
 * T07). A row with a hash of the id remains; it identifies nobody. Call `finishErasure` after the transaction to remove data outside of the
 * database. Returns false when there is no such account.
 */
export async function eraseAccount(tx: InTransaction<StoreDeps & ErasureKey>, { account, reason, nonce }: Erasure): Promise<boolean> {
	const locked = await lockToErase(tx.tables, account);
	if (!locked) return false;
	await queueRevocations(tx, { account });
	const address = await verifiedAddressOf(tx.tables, account);
	await tx.tables.deleteFrom('identity.account').where('id', '=', account).execute();
	if (address) {
		await eraseSubscriptions(tx.tables, address);
		await eraseApplications(tx.tables, address);
	}
	await tx.tables.deleteFrom('identity.audit').where('account', '=', account).execute();
	const erasure = { tenant: locked.tenant, nonce: nonce ?? null, reason, erased_at: tx.clock(), unfinished: account };
	await tx.tables
		.insertInto('identity.erasure')
		.values({ account: erasedAccountHash(tx, account), ...erasure })
		// The account was erased before, and a backup brought it back.
		.onConflict((conflict) => conflict.column('account').doUpdateSet(erasure))
		.execute();
	return true;
}

/**
 * Locks an account that may be erased until the transaction ends, before any of its nonces: a link locks its account first, too, so that the
 * two wait for each other and never deadlock. Undefined when there is no such account.
 */
export async function lockToErase(tables: Tables, id: string): Promise<Pick<Account, 'tenant' | 'email_verified'> | undefined> {
	return tables.selectFrom('identity.account').select(['tenant', 'email_verified']).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Removes the data of an erased account that other modules keep. After a failure, `finishErasures` tries again. */
export async function finishErasure(deps: IdentityDeps, account: string): Promise<void> {
	const results = await Promise.allSettled(deps.eraseHooks.map((erase) => erase(account)));
	const failed = results.find((one) => one.status === 'rejected');
	if (failed) return deps.log.warn({ error: failed.reason }, 'something of a deleted account could not be removed; it will be tried again');
	await deps.tables
		.updateTable('identity.erasure')
		.set({ unfinished: null })
		.where('account', 'in', erasedAccountHashes(deps, account))
		.execute();
}

/** Finishes up to 100 erasures that have been unfinished for a minute, after a fault or the end of a process. */
export async function finishErasures(deps: IdentityDeps): Promise<void> {
	const rows = await deps.tables
		.selectFrom('identity.erasure')
		.select('unfinished')
		.where('unfinished', 'is not', null)
		.where('erased_at', '<', new Date(deps.clock().getTime() - 60_000))
		.orderBy(sql`random()`)
		.limit(100)
		.execute();
	for (const { unfinished } of rows) if (unfinished !== null) await finishErasure(deps, unfinished);
}
