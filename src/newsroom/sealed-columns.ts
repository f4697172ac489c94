import { derivedKeys } from '#platform/crypto';
import type { SealedColumn } from '#platform/database/reseal-column';
import type { Secret } from '#platform/secret';

/** The columns with sealed values of the newsroom: the second factors of staff. */
export const sealedColumns = (secret: Secret): readonly SealedColumn[] => {
	const keys = derivedKeys(secret, 'second factors of staff');
	return ['newsroom.staff', 'newsroom.set_up_link'].map((table) => ({ table, column: 'second_factor', keys }));
};
