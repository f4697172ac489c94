import { allKeys, type Keys, mac } from '#platform/crypto';

/** The key of the hashes in `ErasureRow.account`. */
export type ErasureKey = { readonly derived: { readonly erasure: Keys } };

/** HMAC-SHA256 of an account's id: it stays after a deletion, so that the account is recognised if a backup or an import brings it back. */
export function erasedAccountHash({ derived }: ErasureKey, account: string): Buffer {
	return mac(derived.erasure.current, account);
}

/** All hashes by which an account may be recorded: one for each version of the secret. */
export const erasedAccountHashes = ({ derived }: ErasureKey, account: string): readonly Buffer[] =>
	allKeys(derived.erasure).map((key) => mac(key, account));
