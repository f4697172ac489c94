import type { Profile } from '#identity/contract';
import type { ReaderPage } from '../islands/account/profile/profile-types.ts';

/** The profile of a reader who has everything that a profile page can show. */
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

const seen = { network: '200.45.10.0/24', signedInOn: 1_794_000_000_000 };

/** The profile page of that reader, with all lists filled. */
export const sampleReader: ReaderPage = {
	profile: sampleProfile,
	newsletters: ['primera-hora'],
	sessions: {
		kind: 'loaded',
		value: [
			{ ...seen, id: 'b7e6d1e4-2f0b-4c39-9d3f-0a4c1c9b8f12', device: 'Safari en iPhone', seenOn: 1_794_900_000_000, current: false },
			{ ...seen, id: 'b7e6d1e4-2f0b-4c39-9d3f-0a4c1c9b8f13', device: 'Chrome en Windows', seenOn: 1_795_000_000_000, current: true },
		],
	},
	reports: {
		kind: 'loaded',
		value: [
			{ id: 2, ready: false, requestDate: 1_795_000_000_000, availableUntil: 1_795_600_000_000 },
			{ id: 1, ready: true, requestDate: 1_794_900_000_000, availableUntil: 1_795_500_000_000 },
		],
	},
	asksDeletion: false,
};
