import type { Profile } from '#identity/contract';

/** A reader who has everything that a profile can show. */
export const sampleProfile: Profile = {
	uuid: 'b7e6d1e4-2f0b-4c39-9d3f-0a4c1c9b8f11',
	email: 'ana.nunez@mail.com',
	unverifiedEmail: null,
	emailVerified: true,
	firstName: 'Ana',
	lastName: 'Núñez',
	secondLastName: null,
	displayName: null,
	gender: null,
	picture: null,
	birthYear: '1990',
	birthMonth: '11',
	birthDay: '07',
	legacyId: null,
	contacts: [{ phone: '1145678901', type: 'PRIMARY' }],
	addresses: [],
	attributes: [],
	identities: [
		{ userName: 'ana.nunez@mail.com', passwordReset: false, type: 'Password', lastLoginDate: 1_795_000_000_000, locked: false },
		{ userName: 'ana.nunez@mail.com', passwordReset: false, type: 'Google', lastLoginDate: 1_794_000_000_000, locked: false },
	],
	status: 'Active',
	deletionRule: null,
	createdOn: 1_700_000_000_000,
	modifiedOn: 1_795_000_000_000,
	deletedOn: null,
};
