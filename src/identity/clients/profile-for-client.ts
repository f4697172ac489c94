import type { Profile } from '../contract/profile.ts';
import { mayRead } from '../sessions/client-of-session.ts';
import type { SessionClient } from '../store/tables.ts';

/**
 * What a client's scopes allow it to read of a profile. All else is empty, in the shape that every client of the contract reads. The status is
 * always `Active`: disabled accounts have no tokens, and clients do not learn that a reader asked for the deletion of the account (P02).
 */
export function profileForClient(profile: Profile, client: SessionClient): Profile {
	const { uuid, email, emailVerified, firstName, lastName, displayName, picture, createdOn, modifiedOn } = profile;
	return {
		...emptyProfile,
		uuid,
		status: 'Active',
		...(mayRead(client, 'email') && { email, emailVerified }),
		...(mayRead(client, 'profile') && { firstName, lastName, displayName, picture, createdOn, modifiedOn }),
	};
}

const emptyProfile: Omit<Profile, 'uuid' | 'status'> = {
	email: null,
	unverifiedEmail: null,
	emailVerified: false,
	firstName: null,
	lastName: null,
	secondLastName: null,
	displayName: null,
	gender: null,
	picture: null,
	birthYear: null,
	birthMonth: null,
	birthDay: null,
	legacyId: null,
	contacts: [],
	addresses: [],
	attributes: [],
	identities: [],
	deletionRule: null,
	createdOn: 0,
	modifiedOn: 0,
	deletedOn: null,
};
