import type { ReaderCall } from '../../call.ts';
import type { Profile, ProfileChange } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { inTransaction } from '../../store/transaction.ts';
import { requestEmailChange } from '../verification/change-email.ts';
import { profileColumns } from './profile-columns.ts';
import { requireValidProfile } from './require-valid-profile.ts';
import { readProfile } from './to-profile.ts';

/** Changes the members of the profile that are sent, in one transaction (API-17). Another email starts a change that must be confirmed. */
export async function updateProfile(deps: IdentityDeps, call: ReaderCall, change: ProfileChange): Promise<Profile> {
	requireValidProfile(change, call, deps.clock());
	const { account } = call.reader;
	await inTransaction(deps, async (tx) => {
		if (change.email !== undefined) await requestEmailChange(tx, call, change.email);
		await tx.tables
			.updateTable('identity.account')
			.set({ ...profileColumns(change), modified_at: tx.clock() })
			.where('id', '=', account)
			.execute();
	});
	return readProfile(deps.tables, call);
}
