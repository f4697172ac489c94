// The schema of one line of an import file: profile, logins and optional id of a reader.
import * as v from 'valibot';
import { judgeHash } from '#platform/password-hash';
import { canonicalEmail } from '../../contract/email-address.ts';
import { newProfile } from '../../contract/profile.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most), v.regex(/^[^\0\p{Surrogate}]*$/u, 'has a null byte'));
/** A time (ms). The limit is the year 2100, which catches times in microseconds. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_102_444_800_000));
const email = v.pipe(
	text(320),
	v.check((typed) => canonicalEmail(typed) !== undefined, 'is no e-mail that mail could reach'),
);
const address = v.pipe(text(2_000), v.url(), v.startsWith('https://'));

/** A hash that we can verify. The messages never contain the hash. */
const passwordHash = v.pipe(
	v.string(),
	v.rawCheck(({ dataset, addIssue }) => {
		const verdict = dataset.typed ? judgeHash(dataset.value) : 'good';
		if (verdict === 'unknown') addIssue({ message: 'is no hash of Argon2, bcrypt, scrypt, PBKDF2 or phpass in a known form' });
		if (verdict === 'too-costly') addIssue({ message: 'costs more than a sign-in may' });
	}),
);

/**
 * A member that the contract's profiles and identities have but that we do not import; this service sets its own value (contract 5.2,
 * 5.3).
 */
const ignored = v.optional(v.unknown());

const profile = v.strictObject({
	...newProfile.entries,
	email: optional(email),
	emailVerified: optional(v.boolean()),
	picture: optional(address),
	status: optional(v.picklist(['Active', 'Disabled'])),
	createdOn: optional(time),
	modifiedOn: optional(time),
	deletionRule: optional(v.pipe(v.number(), v.integer())),
	deletedOn: v.optional(v.null('is of a deleted account')),
	unverifiedEmail: ignored,
});

const optionalLoginFields = { userName: optional(text(320)), lastLoginDate: optional(time) };
const ignoredLoginFields = { id: ignored, createdOn: ignored, passwordReset: ignored, locked: ignored, oidc: ignored };

const login = v.variant('type', [
	v.strictObject({ type: v.literal('Password'), password: optional(passwordHash), ...optionalLoginFields, ...ignoredLoginFields }),
	v.strictObject({ type: v.picklist(['Google', 'Facebook', 'Apple']), subject: text(255), ...optionalLoginFields, ...ignoredLoginFields }),
	v.strictObject({ type: v.literal('OIDC'), issuer: address, subject: text(255), ...optionalLoginFields, ...ignoredLoginFields }),
]);

/**
 * A line of an import file: a reader's profile, logins and id. A reader without an id gets a new one. Unknown members are refused, so that
 * a misspelt name loses no data.
 */
export const importLineSchema = v.pipe(
	v.strictObject({
		uuid: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
		profile,
		identities: v.optional(v.pipe(v.array(login), v.maxLength(20)), []),
	}),
	v.forward(
		v.partialCheck(
			[['profile'], ['identities']],
			({ profile: { email: known }, identities }) => Boolean(known) || !identities.some(isPassword),
			'is needed by a password',
		),
		['profile', 'email'],
	),
	v.forward(
		v.partialCheck([['profile'], ['identities']], ({ identities }) => identities.filter(isPassword).length < 2, 'has two passwords'),
		['identities'],
	),
);
export type ImportedAccount = v.InferOutput<typeof importLineSchema>;
export type ImportedLogin = ImportedAccount['identities'][number];

function isPassword({ type }: { readonly type: string }): boolean {
	return type === 'Password';
}
