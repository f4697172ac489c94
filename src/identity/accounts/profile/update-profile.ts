import type { ReaderCall } from '../../call.ts';
import type { Profile, ProfileChange } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { inTransaction } from '../../store/transaction.ts';
import { checkNewEmail, type NewEmail, requestEmailChange } from '../verification/change-email.ts';
import type { AskingBrowser } from '../verification/link-browsers.ts';
import { profileColumns } from './profile-columns.ts';
import { requireValidProfile } from './require-valid-profile.ts';
import { readProfile } from './to-profile.ts';

/** A change of the profile, and the browser that asks for it; undefined when it has no email. */
export type AskedChange = { readonly change: ProfileChange; readonly browser: AskingBrowser | undefined };

/**
 * Changes the members of the profile that are sent, in one transaction (API-17). Another email starts a change that must be confirmed; the
 * time of the answer does not show whether the address has an account (A04).
 */
export async function updateProfile(deps: IdentityDeps, call: ReaderCall, { change, browser }: AskedChange): Promise<Profile> {
	requireValidProfile(change, call, deps.clock());
	const checked = change.email === undefined ? undefined : await checkNewEmail(deps, call, change.email);
	if (!checked || !browser) return saveProfile(deps, call, { change });
	return deps.padResponseTime(() => saveProfile(deps, call, { change, newEmail: { ...checked, browser } }));
}

type CheckedChange = { readonly change: ProfileChange; readonly newEmail?: NewEmail };

async function saveProfile(deps: IdentityDeps, call: ReaderCall, { change, newEmail }: CheckedChange): Promise<Profile> {
	await inTransaction(deps, async (tx) => {
		if (newEmail) await requestEmailChange(tx, call, newEmail);
		await tx.tables
			.updateTable('identity.account')
			.set({ ...profileColumns(change), modified_at: tx.clock() })
			.where('id', '=', call.reader.account)
			.execute();
	});
	return readProfile(deps.tables, call);
}
