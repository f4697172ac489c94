import { sealedColumns as columnsOfReaders } from '#identity';
import { sealedColumns as columnsOfStaff } from '#newsroom';
import type { Database } from '#platform/database';
import { type Resealed, resealColumn } from '#platform/database/reseal-column';
import type { Secret } from '#platform/secret';

/** The database, and the secret with its former version. */
export type ResealSource = { readonly database: Database; readonly secret: Secret };

/** Reseals all sealed values of the database with the current version of the secret. It may run several times, and while the program runs. */
export async function reseal({ database, secret }: ResealSource): Promise<Resealed> {
	const sum = { all: 0, resealed: 0, unreadable: 0 };
	for (const column of [...columnsOfReaders(secret), ...columnsOfStaff(secret)]) {
		const { all, resealed, unreadable } = await resealColumn(database, column);
		sum.all += all;
		sum.resealed += resealed;
		sum.unreadable += unreadable;
	}
	return sum;
}
