import type { NewProfile, ProfileChange } from '../../contract/profile.ts';
import type { AccountRow } from '../../store/tables.ts';

/** Columns of an account as they are written. */
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

/** The columns that the members of a profile are kept in; a member that is not there touches none, an empty text is null. */
export function profileColumns(given: ProfileChange | NewProfile): Columns {
	const plain = columns.flatMap(([member, column]) => {
		const value = given[member];
		return value === undefined ? [] : [[column, value?.trim() || null]];
	});
	const listed = lists.flatMap((list) => (given[list] === undefined ? [] : [[list, JSON.stringify(given[list] ?? [])]]));
	return Object.fromEntries([...plain, ...listed]);
}
