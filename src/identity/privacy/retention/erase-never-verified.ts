import { brandList } from '#brands';
import type { IdentityDeps } from '../../identity-deps.ts';
import { inTransaction } from '../../store/transaction.ts';
import { eraseAccount, finishErasure, lockNonces } from '../deletion/erase-account.ts';

const keptMs = 7 * 86_400_000;

/**
 * Deletes accounts whose e-mail nobody verified in a week, where the brand asks for it and nothing else signs in to them (B03). Readers
 * who moved in stay: they set no password here.
 */
export async function eraseNeverVerified(deps: IdentityDeps): Promise<void> {
	for (let some = await neverVerified(deps); some.length > 0; some = await neverVerified(deps)) {
		for (const account of some) if (await eraseUnverified(deps, account)) await finishErasure(deps, account);
	}
}

async function neverVerified({ tables, clock }: IdentityDeps): Promise<readonly string[]> {
	const since = new Date(clock().getTime() - keptMs);
	const asking = brandList.filter(({ accounts }) => accounts.requiresVerifiedEmail).map(({ id }) => id);
	const found = await tables
		.selectFrom('identity.account as account')
		.select('account.id')
		.where('account.email_verified', '=', false)
		.where('account.created_at', '<', since)
		.where('account.brand', 'in', asking)
		.where(({ and, exists, not, selectFrom }) => {
			const logins = selectFrom('identity.login').select('id').whereRef('account', '=', 'account.id');
			return and([exists(logins.where('password_set_at', 'is not', null)), not(exists(logins.where('type', '!=', 'Password')))]);
		})
		.limit(500)
		.execute();
	return found.map(({ id }) => id);
}

/** Looks again under a lock: who verified it before is spared, and who does so now comes too late. */
async function eraseUnverified(deps: IdentityDeps, id: string): Promise<boolean> {
	return inTransaction(deps, async (tx) => {
		await lockNonces(tx.tables, id);
		const unverified = tx.tables.selectFrom('identity.account').select('id').where('id', '=', id).where('email_verified', '=', false);
		const found = await unverified.forUpdate().executeTakeFirst();
		return found !== undefined && eraseAccount(tx, { account: id, reason: 'never-verified' });
	});
}
