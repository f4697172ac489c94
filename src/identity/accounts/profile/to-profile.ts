import type { Profile } from '../../contract/profile.ts';
import type { Account } from '../../store/tables.ts';
import type { Login } from '../account-logins.ts';

type ProfileLogin = Pick<Login, 'user_name' | 'type' | 'last_login_at'>;

/** A login in the form of the contract, which calls it an identity (ENT-05). */
export const toProfileIdentity = ({ user_name, type, last_login_at }: ProfileLogin): Profile['identities'][number] => ({
	userName: user_name,
	passwordReset: false,
	type,
	lastLoginDate: last_login_at?.getTime() ?? null,
	locked: false,
	...(type === 'OIDC' && { oidc: true }),
});

/** An account and its logins in the form of the contract (ENT-03 to ENT-05). */
export function toProfile(account: Account, logins: readonly ProfileLogin[]): Profile {
	const { email_typed, unverified_email, email_verified, created_at, modified_at } = account;
	return {
		uuid: account.id,
		email: email_typed,
		unverifiedEmail: unverified_email ?? (email_verified ? null : email_typed),
		emailVerified: email_verified,
		...names(account),
		gender: account.gender,
		picture: account.picture,
		birthYear: account.birth_year,
		birthMonth: account.birth_month,
		birthDay: account.birth_day,
		legacyId: account.legacy_id,
		contacts: [...account.contacts],
		addresses: [...account.addresses],
		attributes: [...account.attributes],
		identities: logins.map(toProfileIdentity),
		status: account.status,
		deletionRule: account.deletion_rule,
		createdOn: created_at.getTime(),
		modifiedOn: modified_at.getTime(),
		deletedOn: null,
	};
}

const names = ({ first_name, last_name, second_last_name, display_name }: Account) => ({
	firstName: first_name,
	lastName: last_name,
	secondLastName: second_last_name,
	displayName: display_name,
});
