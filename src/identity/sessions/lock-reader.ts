import type { ReaderCall } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { lockAccount } from '../store/lock-account.ts';
import type { Account } from '../store/tables.ts';

/**
 * Locks the account of a reader until the transaction ends, and checks again that the reader's session is open: it may have ended while the
 * call waited for a provider, for a password hash or for this lock (decision 21). Refuses `access-denied`.
 */
export async function lockReader({ tables }: TransactionDeps, { reader }: ReaderCall): Promise<Account> {
	const account = await lockAccount(tables, reader.account);
	const session = tables.selectFrom('identity.session').select('id').where('id', '=', reader.session).where('ended_at', 'is', null);
	return account && (await session.executeTakeFirst()) ? account : refuse('access-denied');
}
