import * as v from 'valibot';
import { text } from './text.ts';

/** What a login is of; the names are those of the wire (contract 5.3). */
const loginTypes = ['Password', 'Google', 'Facebook', 'Apple', 'OIDC'] as const;
export type LoginType = (typeof loginTypes)[number];

const optionalText = (most: number) => v.optional(v.nullable(text(most)));

/** A telephone number; digits alone are checked by the rules of profiles (RULE-15). */
const contact = v.strictObject({ phone: text(40), type: v.picklist(['WORK', 'HOME', 'PRIMARY', 'OTHER']) });

const address = v.strictObject({
	line1: text(200),
	line2: optionalText(200),
	locality: text(100),
	region: optionalText(100),
	postal: optionalText(20),
	country: optionalText(60),
	type: v.picklist(['WORK', 'HOME', 'PRIMARY', 'OTHER']),
});

/** Something a brand keeps about a reader (ENT-04); clients of the contract may leave the type out. */
const attribute = v.object({
	name: v.pipe(text(100), v.regex(/^(?!__proto__$|constructor$|prototype$).+$/)),
	value: text(4_000),
	type: v.optional(v.picklist(['String', 'Number', 'Date', 'Boolean']), 'String'),
});

const genders = v.picklist(['MALE', 'FEMALE', 'NON_CONFORMING', 'PREFER_NOT_TO_SAY']);

/** What a reader may write of her own profile; what it does not name she cannot set. */
const writable = {
	firstName: optionalText(100),
	lastName: optionalText(100),
	secondLastName: optionalText(100),
	displayName: optionalText(100),
	gender: v.optional(v.nullable(genders)),
	birthYear: optionalText(4),
	birthMonth: optionalText(2),
	birthDay: optionalText(2),
	/** The number of a reader who moved in is not hers to change; clients send it back with the rest of a profile. */
	legacyId: optionalText(100),
	contacts: v.optional(v.nullable(v.pipe(v.array(contact), v.maxLength(10)))),
	addresses: v.optional(v.nullable(v.pipe(v.array(address), v.maxLength(10)))),
	attributes: v.optional(v.nullable(v.pipe(v.array(attribute), v.maxLength(200)))),
};

/** Body of `PATCH profile`: members that are there replace, others stay (API-17). A changed e-mail waits until it is confirmed. */
export const profileChange = v.strictObject({ ...writable, email: v.optional(text(320)) });
export type ProfileChange = v.InferOutput<typeof profileChange>;

/** Profile of a sign-up (ENT-10, ENT-11). Sites also send `emailVerified` and `picture`, which are not believed. */
export const newProfile = v.object({ ...writable, email: v.optional(text(320)) });
export type NewProfile = v.InferOutput<typeof newProfile>;

/** A login as the reader sees it (ENT-05). Times in ms. */
export const loginOfProfile = v.object({
	userName: v.string(),
	passwordReset: v.boolean(),
	type: v.picklist(loginTypes),
	lastLoginDate: v.nullable(v.number()),
	locked: v.boolean(),
	oidc: v.optional(v.boolean()),
});

const words = v.nullable(v.string());

/** A reader's profile (ENT-03 to ENT-05, contract 5.2). Times in ms; what is not set is null. */
export const profile = v.object({
	uuid: v.string(),
	email: words,
	unverifiedEmail: words,
	emailVerified: v.boolean(),
	firstName: words,
	lastName: words,
	secondLastName: words,
	displayName: words,
	gender: words,
	picture: words,
	birthYear: words,
	birthMonth: words,
	birthDay: words,
	legacyId: words,
	contacts: v.array(v.object({ phone: v.string(), type: v.string() })),
	addresses: v.array(v.record(v.string(), words)),
	attributes: v.array(v.object({ name: v.string(), value: v.string(), type: v.string() })),
	identities: v.array(loginOfProfile),
	status: v.picklist(['Active', 'Disabled', 'PendingAnonymize']),
	deletionRule: v.nullable(v.number()),
	createdOn: v.number(),
	modifiedOn: v.number(),
	deletedOn: v.null(),
});
export type Profile = v.InferOutput<typeof profile>;
