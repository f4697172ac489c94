import { derivedKeys } from '#platform/crypto';
import type { SealedColumn } from '#platform/database/reseal-column';
import type { Secret } from '#platform/secret';

/**
 * The encrypted columns that `npm run reseal` encrypts again after a change of the secret. Columns whose values live for minutes are not
 * among them.
 */
export const sealedColumns = (secret: Secret): readonly SealedColumn[] => [
	{ table: 'identity.signing_key', column: 'sealed', keys: derivedKeys(secret, 'signing keys') },
	{ table: 'identity.mail', column: 'sealed', keys: derivedKeys(secret, 'mail') },
	{ table: 'identity.report', column: 'sealed', keys: derivedKeys(secret, 'copies for readers') },
	{ table: 'identity.login', column: 'revocable', keys: derivedKeys(secret, 'tokens to revoke') },
	{ table: 'identity.revocation', column: 'sealed', keys: derivedKeys(secret, 'tokens to revoke') },
];
