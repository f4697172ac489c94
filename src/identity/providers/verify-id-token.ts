import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { refuse } from '../refuse.ts';
import type { RemoteKeys } from './remote-keys.ts';

/** What an ID token of a provider has to be. */
export type ExpectedToken = {
	readonly keys: RemoteKeys;
	/** Spellings of the one issuer. */
	readonly issuers: readonly string[];
	/** Our clients at the provider, for the brand of the call. */
	readonly clients: readonly string[];
	readonly algorithms: readonly string[];
	/** What was sent with the reader, for sign-ins that began here. */
	readonly nonce?: string;
	readonly now: Date;
};

/** Clocks may differ by so much, in seconds (X12); a token may be so old. */
const clockTolerance = 60;
const maxTokenAge = 3_600;

const words = v.optional(v.pipe(v.string(), v.maxLength(1_000)));
/** Some providers write their booleans as text. */
const flag = v.optional(
	v.pipe(
		v.union([v.boolean(), v.string()]),
		v.transform((value) => String(value) === 'true'),
	),
	false,
);

/** What a provider may say of a person; whatever else it says does not matter here. */
export const personClaims = v.object({ email: words, email_verified: flag, given_name: words, family_name: words, hd: words });

const claims = v.object({
	...personClaims.entries,
	sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
	aud: v.pipe(
		v.union([v.string(), v.array(v.string())]),
		v.transform((aud) => [aud].flat()),
	),
	azp: v.optional(v.string()),
	nonce: v.optional(v.string()),
});
export type IdClaims = v.InferOutput<typeof claims>;

/** The claims of an ID token that is right in every respect (F01, OpenID Connect Core 3.1.3.7); every other is refused. */
export async function verifyIdToken(token: string, expected: ExpectedToken): Promise<IdClaims> {
	const { keys, issuers, clients, algorithms, nonce, now } = expected;
	try {
		const { payload, protectedHeader } = await jwtVerify(token, keys, {
			issuer: [...issuers],
			audience: [...clients],
			algorithms: [...algorithms],
			requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
			clockTolerance,
			maxTokenAge,
			currentDate: now,
		});
		const read = v.parse(claims, payload);
		const isIdToken = protectedHeader.typ === undefined || protectedHeader.typ.toUpperCase() === 'JWT';
		const isForUsAlone = read.aud.every((one) => clients.includes(one)) && (read.azp === undefined || clients.includes(read.azp));
		return isIdToken && isForUsAlone && (nonce === undefined || read.nonce === nonce) ? read : refuse('authentication-failed');
	} catch (error) {
		if (error instanceof errors.JOSEError || v.isValiError(error)) return refuse('authentication-failed');
		throw error;
	}
}
