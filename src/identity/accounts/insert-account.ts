import { randomUUID } from 'node:crypto';
import { type Call, tenantOf } from '../call.ts';
import type { NewProfile } from '../contract/profile.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import type { Account } from '../store/tables.ts';
import { profileColumns } from './profile/profile-columns.ts';

/** An account to insert. */
export type NewAccount = {
	/** Canonical; null when a provider gave no address. */
	readonly email: string | null;
	readonly emailTyped: string | null;
	readonly isVerified: boolean;
	readonly profile: NewProfile;
};

/** Inserts an account. Throws a unique violation when the address has an account already, see `isUniqueViolation`. */
export async function insertAccount({ clock, tables }: TransactionDeps, call: Call, made: NewAccount): Promise<Account> {
	const now = clock();
	return tables
		.insertInto('identity.account')
		.values({
			contacts: '[]',
			addresses: '[]',
			attributes: '[]',
			...profileColumns(made.profile),
			id: randomUUID(),
			tenant: tenantOf(call),
			brand: call.brand.id,
			email: made.email,
			email_typed: made.emailTyped,
			email_verified: made.isVerified,
			status: 'Active',
			created_at: now,
			modified_at: now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}
