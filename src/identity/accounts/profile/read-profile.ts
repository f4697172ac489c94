import type { ReaderCall } from '../../call.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Tables } from '../../store/tables.ts';
import { listLogins } from '../account-logins.ts';
import { getAccount } from '../find-account.ts';
import { toProfile } from './to-profile.ts';

/** The profile of the reader; a picture that we store gets the origin of the brand's site. */
export async function readProfile(tables: Tables, { reader, origin }: ReaderCall): Promise<Profile> {
	const [account, logins] = await Promise.all([getAccount(tables, reader.account), listLogins(tables, reader.account)]);
	return { ...toProfile(account, logins), picture: account.picture && new URL(account.picture, origin).href };
}
