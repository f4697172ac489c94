// Converts a profile from the API into columns of `identity.account`.
import type { NewProfile, ProfileChange } from '../../contract/profile.ts';
import type { AccountRow } from '../../store/tables.ts';

/** Columns of an account as queries write them. */
export type Columns = Partial<
	Omit<AccountRow, 'contacts' | 'addresses' | 'attributes'> & { contacts: string; addresses: string; attributes: string }
>;

const columns = [
	['firstName', 'first_name'],
	['lastName', 'last_name'],
	['secondLastName', 'second_last_name'],
	['displayName', 'display_name'],
	['gender', 'gender'],
	['birthYear', 'birth_year'],
	['birthMonth', 'birth_month'],
	['birthDay', 'birth_day'],
] as const;
const lists = ['contacts', 'addresses', 'attributes'] as const;

/** The columns for a profile: a missing member changes none; an empty text becomes null. */
export function profileColumns(profile: ProfileChange | NewProfile): Columns {
	const plain = columns.flatMap(([member, column]) => {
		const value = profile[member];
		return value === undefined ? [] : [[column, value?.trim() || null]];
	});
	const listed = lists.flatMap((list) => (profile[list] === undefined ? [] : [[list, JSON.stringify(profile[list] ?? [])]]));
	return Object.fromEntries([...plain, ...listed]);
}
