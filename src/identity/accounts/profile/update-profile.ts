import type { ReaderCall } from '../../call.ts';
import type { Profile, ProfileChange } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { inTransaction } from '../../store/transaction.ts';
import { followChosenGroups } from '../keeping/followed-groups.ts';
import { checkNewEmail, type NewEmail, requestEmailChange } from '../verification/change-email.ts';
import type { BrowserHash } from '../verification/verification-cookies.ts';
import { profileColumns } from './profile-columns.ts';
import { readProfile } from './read-profile.ts';
import { requireValidProfile } from './require-valid-profile.ts';

/** A change of a profile, and the browser that sent it. `browserHash` is undefined when the change contains no email. */
export type ProfileChangeRequest = { readonly change: ProfileChange; readonly browserHash: BrowserHash | undefined };

/**
 * Changes the members of the profile that are sent, in one transaction (API-17). Another email starts a change that must be confirmed; the
 * time of the answer does not show whether the address has an account (A04).
 */
export async function updateProfile(deps: IdentityDeps, call: ReaderCall, { change, browserHash }: ProfileChangeRequest): Promise<Profile> {
	requireValidProfile(change, call, deps.clock());
	const checked = change.email === undefined ? undefined : await checkNewEmail(deps, call, change.email);
	if (!checked || !browserHash) return saveProfile(deps, call, { change, keepsEmail: change.email !== undefined });
	return deps.padResponseTime(() => saveProfile(deps, call, { change, newEmail: { ...checked, browserHash } }));
}

/** `keepsEmail`: the email was sent and is the current one, which takes back a change that waits for its confirmation. */
type CheckedChange = { readonly change: ProfileChange; readonly newEmail?: NewEmail; readonly keepsEmail?: boolean };

async function saveProfile(deps: IdentityDeps, call: ReaderCall, { change, newEmail, keepsEmail }: CheckedChange): Promise<Profile> {
	await inTransaction(deps, async (tx) => {
		const account = await lockReader(tx, call);
		if (newEmail) await requestEmailChange(tx, call, { ...newEmail, account });
		await tx.tables
			.updateTable('identity.account')
			.set({ ...profileColumns(change), ...(keepsEmail && { unverified_email: null }), modified_at: tx.clock() })
			.where('id', '=', call.reader.account)
			.execute();
		if (change.attributes !== undefined) await followChosenGroups(tx, call, { before: account.attributes, after: change.attributes ?? [] });
	});
	return readProfile(deps.tables, call);
}
