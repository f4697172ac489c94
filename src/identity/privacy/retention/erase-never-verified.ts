import { brandList } from '#brands';
import type { IdentityDeps } from '../../identity-deps.ts';
import { inTransaction } from '../../store/transaction.ts';
import { eraseAccount, finishErasure, lockToErase } from '../deletion/erase-account.ts';

/** How long an unverified account is kept (ms). */
const keepUnverifiedMs = 7 * 86_400_000;

/**
 * Erases accounts with an email address that was not verified within a week, when their brand requires it and they have only a password
 * (B03). Imported accounts are kept: their password was not set here.
 */
export async function eraseNeverVerified(deps: IdentityDeps): Promise<void> {
	for (let batch = await neverVerified(deps); batch.length > 0; batch = await neverVerified(deps)) {
		for (const account of batch) if (await eraseUnverified(deps, account)) await finishErasure(deps, account);
	}
}

async function neverVerified({ tables, clock }: IdentityDeps): Promise<readonly string[]> {
	const since = new Date(clock().getTime() - keepUnverifiedMs);
	const brands = brandList.filter(({ accounts }) => accounts.requiresVerifiedEmail).map(({ id }) => id);
	const found = await tables
		.selectFrom('identity.account as account')
		.select('account.id')
		.where('account.email_verified', '=', false)
		.where('account.created_at', '<', since)
		.where('account.brand', 'in', brands)
		.where(({ and, exists, not, selectFrom }) => {
			const logins = selectFrom('identity.login').select('id').whereRef('account', '=', 'account.id');
			return and([exists(logins.where('password_set_at', 'is not', null)), not(exists(logins.where('type', '!=', 'Password')))]);
		})
		.limit(500)
		.execute();
	return found.map(({ id }) => id);
}

/** Checks again under a lock, so that an address verified meanwhile saves the account, and a later verification waits for the erasure. */
async function eraseUnverified(deps: IdentityDeps, id: string): Promise<boolean> {
	return inTransaction(deps, async (tx) => {
		const account = await lockToErase(tx.tables, id);
		return account?.email_verified === false && eraseAccount(tx, { account: id, reason: 'never-verified' });
	});
}
