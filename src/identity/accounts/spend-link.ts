// Redeems the one-time nonce of an email link. Opening the link proves that the reader owns the address.
import type { TransactionDeps } from '../identity-deps.ts';
import { lockAccount } from '../store/lock-account.ts';
import { type NonceUse, peekNonce, type SpentNonce, spendNonce } from '../store/nonces.ts';
import type { Account } from '../store/tables.ts';

/** The account of a link, and what else the link was bound to. */
export type SpentLink = Pick<SpentNonce, 'data'> & { readonly account: Account };

/** Whether a link still fits its account. */
type IsCurrent = (account: Account, data: SpentNonce['data']) => boolean;

/** A link is dead when its account no longer has the address that the link went to. */
export const goesToCurrentEmail: IsCurrent = ({ email }, data) => email === data.email;

/**
 * Spends the nonce of a link that proves an address, and locks its account first: all such links take their locks in this order. Undefined
 * as for `spendNonce`, and when the link no longer fits the account.
 */
export async function spendLink(tx: TransactionDeps, use: NonceUse, isCurrent: IsCurrent): Promise<SpentLink | undefined> {
	const found = await peekNonce(tx, use);
	const account = found && (await lockAccount(tx.tables, found.account));
	if (!account || !isCurrent(account, found.data)) return undefined;
	const spent = await spendNonce(tx, use);
	return spent && { account, data: spent.data };
}
