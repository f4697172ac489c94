import { sign } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Impersonator } from '../../store/tables.ts';
import type { SigningKeys } from './signing-keys.ts';

/** How long an access token is valid, in seconds. */
export const accessTokenSeconds = 900;

/** Accepted difference between the clocks of two machines, in seconds (X12). */
const clockTolerance = 60;

/** With this tolerance (s) an expired token still verifies: longer than any session lives (T04). */
const expiredTolerance = 400 * 86_400;

/** The claims about a reader, by the names of the contract (contract 2.2), and `sid`, the id of the session. */
export type AccessClaims = {
	readonly uuid: string;
	readonly un: string;
	readonly dn?: string | undefined;
	readonly sid: string;
	readonly jti: string;
	/** The member of staff who acts for the reader (RFC 8693, section 4.1). */
	readonly act?: Impersonator | undefined;
	/** The client and its scopes, in a token of a client (RFC 9068, section 2.2). */
	readonly client_id?: string | undefined;
	readonly scope?: string | undefined;
};

/** The service that signs a token, and its audience: the brands of a tenant, or a client of a brand. */
export type TokenScope = { readonly issuer: string; readonly audience: string };

type SignOptions = { readonly scope: TokenScope; readonly at: Date };

/** Encodes a part of a JWT: JSON in base64url (RFC 7515, section 3.1). */
export const jwtPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs an access token: a JWT of type `at+jwt` (RFC 9068). Equal claims and times give equal tokens. */
export async function signAccessToken(keys: SigningKeys, claims: AccessClaims, { scope, at }: SignOptions): Promise<string> {
	const { kid, key } = await keys.current('EdDSA');
	const seconds = Math.floor(at.getTime() / 1000);
	const times = { date: String(at.getTime()), iat: seconds, nbf: seconds, exp: seconds + accessTokenSeconds };
	const header = jwtPart({ alg: 'EdDSA', typ: 'at+jwt', kid });
	const body = `${header}.${jwtPart({ ...claims, ...times, iss: scope.issuer, aud: scope.audience })}`;
	// Synchronous: signing costs less than handing the work to a thread, where it would wait behind password hashes.
	return `${body}.${sign(null, Buffer.from(body), key).toString('base64url')}`;
}

const verifiedClaims = v.object({ uuid: v.pipe(v.string(), v.uuid()), un: v.string(), sid: v.pipe(v.string(), v.uuid()), jti: v.string() });
/** The claims of a verified access token. */
export type VerifiedClaims = v.InferOutput<typeof verifiedClaims>;

type VerifyOptions = {
	/** The issuer and the audiences whose tokens are accepted. */
	readonly scope: { readonly issuer: string; readonly audiences: readonly string[] };
	readonly now: Date;
	/** Accepts expired tokens too; default: false. */
	readonly evenExpired?: boolean;
};

/** The claims of a token that we signed for this scope and that is valid now; undefined for every other token (T05). */
export async function verifyAccessToken(keys: SigningKeys, token: string, options: VerifyOptions): Promise<VerifiedClaims | undefined> {
	try {
		const { kid } = decodeProtectedHeader(token);
		const key = kid === undefined ? undefined : await keys.publicKey(kid, 'EdDSA');
		if (!key) return undefined;
		const { payload } = await jwtVerify(token, key, {
			issuer: options.scope.issuer,
			audience: [...options.scope.audiences],
			algorithms: ['EdDSA'],
			typ: 'at+jwt',
			requiredClaims: ['exp', 'nbf', 'jti'],
			clockTolerance: options.evenExpired ? expiredTolerance : clockTolerance,
			currentDate: options.now,
		});
		return v.parse(verifiedClaims, payload);
	} catch (error) {
		// Any flaw of the token means that it is not ours. A database that does not answer is a fault (T09).
		if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined;
		if (error instanceof TypeError || v.isValiError(error)) return undefined;
		throw error;
	}
}
