import * as v from 'valibot';
import { longestName } from './profile-rules.ts';
import { text } from './text.ts';

/** Types of logins, by their names in the contract (contract 5.3). */
const loginTypes = ['Password', 'Google', 'Facebook', 'Apple', 'OIDC'] as const;
/** A type of login. */
export type LoginType = (typeof loginTypes)[number];

const optionalText = (max: number) => v.optional(v.nullable(text(max)));

/** A telephone number. The rules of profiles check that it has only digits (RULE-15). */
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

/** A value that a brand stores about a reader (ENT-04). Clients of the contract may omit the type. */
const attribute = v.object({
	name: v.pipe(text(100), v.regex(/^(?!__proto__$|constructor$|prototype$).+$/)),
	value: text(4_000),
	type: v.optional(v.picklist(['String', 'Number', 'Date', 'Boolean']), 'String'),
});

const genders = v.picklist(['MALE', 'FEMALE', 'NON_CONFORMING', 'PREFER_NOT_TO_SAY']);

/** The members of a profile that the reader may set. */
const writable = {
	firstName: optionalText(longestName),
	lastName: optionalText(longestName),
	secondLastName: optionalText(longestName),
	displayName: optionalText(100),
	gender: v.optional(v.nullable(genders)),
	birthYear: optionalText(4),
	birthMonth: optionalText(2),
	birthDay: optionalText(2),
	/** Accepted and ignored: clients send it back with the rest of a profile. Only an account import sets it. */
	legacyId: optionalText(100),
	contacts: v.optional(v.nullable(v.pipe(v.array(contact), v.maxLength(10)))),
	addresses: v.optional(v.nullable(v.pipe(v.array(address), v.maxLength(10)))),
	attributes: v.optional(v.nullable(v.pipe(v.array(attribute), v.maxLength(200)))),
};

/** Body of `PATCH profile`: changes the members that are present (API-17). A new email must be confirmed first. */
export const profileChange = v.strictObject({ ...writable, email: v.optional(text(320)) });
export type ProfileChange = v.InferOutput<typeof profileChange>;

/** Profile in a sign-up (ENT-10, ENT-11). Sites also send `emailVerified` and `picture`, which are ignored. */
export const newProfile = v.object({ ...writable, email: v.optional(text(320)) });
export type NewProfile = v.InferOutput<typeof newProfile>;

/** A login in a profile (ENT-05). Times in ms. */
export const loginOfProfile = v.object({
	userName: v.string(),
	passwordReset: v.boolean(),
	type: v.picklist(loginTypes),
	lastLoginDate: v.nullable(v.number()),
	locked: v.boolean(),
	oidc: v.optional(v.boolean()),
});

const nullableText = v.nullable(v.string());

/** A reader's profile (ENT-03 to ENT-05, contract 5.2). Times in ms; members without a value are null. */
export const profile = v.object({
	uuid: v.string(),
	email: nullableText,
	unverifiedEmail: nullableText,
	emailVerified: v.boolean(),
	firstName: nullableText,
	lastName: nullableText,
	secondLastName: nullableText,
	displayName: nullableText,
	gender: nullableText,
	picture: nullableText,
	birthYear: nullableText,
	birthMonth: nullableText,
	birthDay: nullableText,
	legacyId: nullableText,
	contacts: v.array(v.object({ phone: v.string(), type: v.string() })),
	addresses: v.array(v.record(v.string(), nullableText)),
	attributes: v.array(v.object({ name: v.string(), value: v.string(), type: v.string() })),
	identities: v.array(loginOfProfile),
	status: v.picklist(['Active', 'Disabled', 'PendingAnonymize']),
	deletionRule: v.nullable(v.number()),
	createdOn: v.number(),
	modifiedOn: v.number(),
	deletedOn: v.null(),
});
export type Profile = v.InferOutput<typeof profile>;
