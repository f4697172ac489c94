// Refresh tokens: their form, and their ids.
import { type KeyObject, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { allKeys, isSameSecret, type Keys, mac, randomSecret } from '#platform/crypto';
import { type AccessClaims, jwtPart } from './access-token.ts';

/**
 * Claims of a refresh token: those of its access token, and `pjti`, the id of that token. A refresh token has the form of a JWT because the
 * SDK reads its `exp` (contract 2.1). It is valid when its digest is stored in its session: it has 256 random bits. Its signature only
 * saves a database read for tokens that we did not make.
 */
export type RefreshClaims = Omit<AccessClaims, 'act'> & { readonly pjti: string };

const header = jwtPart({ alg: 'HS256', typ: 'rt+jwt' });

type TokenTimes = { readonly at: Date; readonly expires: Date };

/** Makes the token; equal claims and times give equal tokens. */
export function makeRefreshToken(key: KeyObject, claims: RefreshClaims, { at, expires }: TokenTimes): string {
	const times = { date: String(at.getTime()), iat: seconds(at), exp: seconds(expires) };
	const body = `${header}.${jwtPart({ ...claims, ...times })}`;
	return `${body}.${signature(key, body)}`;
}

const sessionId = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ sid: v.pipe(v.string(), v.uuid()) }),
	v.transform(({ sid }) => sid),
);

/** The session id in a token; undefined for tokens that we did not make. The session may have ended. */
export function sessionIdIn(keys: Keys, token: string): string | undefined {
	const end = token.lastIndexOf('.');
	const isOurs = allKeys(keys).some((key) => isSameSecret(signature(key, token.slice(0, end)), token.slice(end + 1)));
	if (!token.startsWith(`${header}.`) || !isOurs) return undefined;
	const read = v.safeParse(sessionId, Buffer.from(token.slice(header.length + 1, end), 'base64url').toString());
	return read.success ? read.output : undefined;
}

/** Ids (`jti`) of an access token and its refresh token. */
export type TokenIds = { readonly access: string; readonly refresh: string };

/** Random ids for the first pair of tokens of a session. */
export function newTokenIds(): TokenIds {
	return { access: randomUUID(), refresh: randomSecret() };
}

/** Ids of the pair that follows the token with this digest. They are derived, so that each token has one successor (T02); nobody without the key can guess them. */
export function successorTokenIds(key: KeyObject, digest: Buffer): TokenIds {
	const bits = (kind: string) => mac(key, Buffer.concat([Buffer.from(`${kind} after `), digest]));
	return { access: uuidOf(bits('access').subarray(0, 16)), refresh: bits('refresh').toString('base64url') };
}

const signature = (key: KeyObject, body: string): string => mac(key, body).toString('base64url');

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The bits as a UUID of version 4 (RFC 9562). */
function uuidOf(bits: Buffer): string {
	const hex = bits.toString('hex');
	const variant = '89ab'.charAt((bits[8] ?? 0) & 3);
	return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
