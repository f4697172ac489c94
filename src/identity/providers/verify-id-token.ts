import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { refuse } from '../refuse.ts';
import type { RemoteKeys } from './remote-keys.ts';

/** What an ID token must match. */
export type ExpectedToken = {
	readonly keys: RemoteKeys;
	/** Accepted spellings of the issuer. */
	readonly issuers: readonly string[];
	/** Client ids of the brand at the provider. */
	readonly clients: readonly string[];
	readonly algorithms: readonly string[];
	/** The nonce of the authorization request, for sign-ins that began here. */
	readonly nonce?: string;
	readonly now: Date;
};

/** How much clocks may differ (s, X12), and how old a token may be (s). */
const clockTolerance = 60;
const maxTokenAge = 3_600;

/** How long a token can be used after its verification, at most (ms). */
export const tokenLifeMs = (maxTokenAge + 2 * clockTolerance) * 1_000;

const text = v.optional(v.pipe(v.string(), v.maxLength(1_000)));
/** A boolean, which some providers write as a string. */
const flag = v.optional(
	v.pipe(
		v.union([v.boolean(), v.string()]),
		v.transform((value) => String(value) === 'true'),
	),
	false,
);

/** The claims about a person that we use. */
export const personClaims = v.object({ email: text, email_verified: flag, given_name: text, family_name: text, hd: text });

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

/** Verifies an ID token and returns its claims (F01, OpenID Connect Core 3.1.3.7). Refuses an invalid one with `authentication-failed`. */
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
		const parsed = v.parse(claims, payload);
		const isIdToken = protectedHeader.typ === undefined || protectedHeader.typ.toUpperCase() === 'JWT';
		const isForUsAlone = parsed.aud.every((one) => clients.includes(one)) && (parsed.azp === undefined || clients.includes(parsed.azp));
		return isIdToken && isForUsAlone && (nonce === undefined || parsed.nonce === nonce) ? parsed : refuse('authentication-failed');
	} catch (error) {
		if (error instanceof errors.JOSEError || v.isValiError(error)) return refuse('authentication-failed');
		throw error;
	}
}
