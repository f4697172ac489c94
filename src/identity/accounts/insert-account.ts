import { randomUUID } from 'node:crypto';
import { type Call, tenantOf } from '../call.ts';
import type { NewProfile } from '../contract/profile.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import type { Account } from '../store/tables.ts';
import { profileColumns } from './profile/profile-columns.ts';

export type NewAccount = {
	/** Canonical, and as it was written; null when nobody told one. */
	readonly email: string | null;
	readonly emailTyped: string | null;
	readonly isVerified: boolean;
	readonly profile: NewProfile;
};

/** Puts an account down; `isDuplicate` tells of an e-mail that has one. */
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
