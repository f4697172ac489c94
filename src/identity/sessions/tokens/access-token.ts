import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Impersonator } from '../../store/tables.ts';
import type { SigningKeys } from './signing-keys.ts';

/** How long an access token is good, in seconds. */
export const accessSeconds = 900;

/** Clocks of two machines may differ by so much, in seconds (X12). */
const clockTolerance = 60;

/** What a token says of its reader, by the names that clients of the contract know (contract 2.2), and `sid`, its session. */
export type AccessClaims = {
	readonly uuid: string;
	readonly un: string;
	readonly dn?: string | undefined;
	readonly sid: string;
	readonly jti: string;
	/** Staff who act for the reader (RFC 8693, section 4.1). */
	readonly act?: Impersonator | undefined;
};

/** The service that signs, and the tenant for whose brands. */
export type TokenScope = { readonly issuer: string; readonly audience: string };

/** Signs an access token: a JWT of type `at+jwt` (RFC 9068). The same claims at the same second give the same token. */
export async function signAccess(keys: SigningKeys, scope: TokenScope, claims: AccessClaims, at: Date): Promise<string> {
	const { kid, key } = await keys.current('EdDSA');
	const seconds = Math.floor(at.getTime() / 1000);
	return new SignJWT({ ...claims, date: String(at.getTime()) })
		.setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
		.setIssuer(scope.issuer)
		.setAudience(scope.audience)
		.setIssuedAt(seconds)
		.setNotBefore(seconds)
		.setExpirationTime(seconds + accessSeconds)
		.sign(key);
}

const claimsOf = v.object({ uuid: v.pipe(v.string(), v.uuid()), un: v.string(), sid: v.pipe(v.string(), v.uuid()), jti: v.string() });
export type VerifiedClaims = v.InferOutput<typeof claimsOf>;

/** What a token says, if we signed it for the tenant and it is still good; undefined for every other token (T05). */
export async function verifyAccess(
	keys: SigningKeys,
	scope: TokenScope,
	token: string,
	options: { readonly now: Date; readonly evenExpired?: boolean },
): Promise<VerifiedClaims | undefined> {
	try {
		const { kid } = decodeProtectedHeader(token);
		const key = kid === undefined ? undefined : await keys.publicKey(kid, 'EdDSA');
		if (!key) return undefined;
		const { payload } = await jwtVerify(token, key, {
			...scope,
			algorithms: ['EdDSA'],
			typ: 'at+jwt',
			requiredClaims: ['exp', 'nbf', 'jti'],
			clockTolerance: options.evenExpired ? 400 * 86_400 : clockTolerance,
			currentDate: options.now,
		});
		return v.parse(claimsOf, payload);
	} catch (error) {
		// Whatever is wrong with it, it is no token of ours; a database that does not answer is another matter (T09).
		if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined;
		if (error instanceof TypeError || v.isValiError(error)) return undefined;
		throw error;
	}
}
