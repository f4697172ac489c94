import type { Profile, ProfileChange } from '../../contract/profile.ts';
import type { IdentityParts, ReaderCall } from '../../identity-parts.ts';
import { profileColumns } from '../profile-columns.ts';
import { readProfile } from '../profile-of.ts';
import { askEmailChange } from '../verification/change-email.ts';
import { refuseUnfit } from './refuse-unfit.ts';

/** Changes what is sent of a profile, all of it or nothing (API-17). */
export async function updateProfile(parts: IdentityParts, call: ReaderCall, change: ProfileChange): Promise<Profile> {
	refuseUnfit(change, call, parts.clock());
	const { account } = call.reader;
	await parts.tables.transaction().execute(async (tables) => {
		if (change.email !== undefined) await askEmailChange(parts, call, change.email, tables);
		await tables
			.updateTable('identity.account')
			.set({ ...profileColumns(change), modified_at: parts.clock() })
			.where('id', '=', account)
			.execute();
	});
	return readProfile(parts.tables, call);
}
