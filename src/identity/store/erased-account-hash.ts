import { createHmac, type KeyObject } from 'node:crypto';

/** The key of the hashes in `ErasureRow.account`. */
export type ErasureKey = { readonly derived: { readonly erasure: KeyObject } };

/** HMAC-SHA256 of an account's id: it stays after a deletion, so that the account is recognised if a backup or an import brings it back. */
export function erasedAccountHash({ derived }: ErasureKey, account: string): Buffer {
	return createHmac('sha256', derived.erasure).update(account).digest();
}
