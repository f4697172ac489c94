import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { AccessClaims } from './access-token.ts';

/**
 * Refresh tokens have the form of a JWT because the SDK reads `exp` of them (contract 2.1). What makes one good is that its digest is that
 * of a session: it holds 256 random bits, and its signature only keeps tokens of strangers from the database.
 */
export type RefreshClaims = Omit<AccessClaims, 'act'> & { readonly pjti: string };

/** Header of every refresh token. */
const header = encode({ alg: 'HS256', typ: 'rt+jwt' });

/** Makes the token; the same claims and times give the same token. */
export function makeRefresh(key: Buffer, claims: RefreshClaims, { at, expires }: { readonly at: Date; readonly expires: Date }): string {
	const times = { date: String(at.getTime()), iat: seconds(at), exp: seconds(expires) };
	const body = `${header}.${encode({ ...claims, ...times })}`;
	return `${body}.${signature(key, body)}`;
}

const session = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ sid: v.pipe(v.string(), v.uuid()) }),
	v.transform(({ sid }) => sid),
);

/** The session of a token, if we made it, whatever became of the session. */
export function sessionIn(key: Buffer, token: string): string | undefined {
	const end = token.lastIndexOf('.');
	if (!token.startsWith(`${header}.`) || !isSame(signature(key, token.slice(0, end)), token.slice(end + 1))) return undefined;
	const read = v.safeParse(session, Buffer.from(token.slice(header.length + 1, end), 'base64url').toString());
	return read.success ? read.output : undefined;
}

function isSame(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Ids of the first pair of tokens of a session. */
export function freshIds(): TokenIds {
	return { access: uuidOf(randomBytes(16)), refresh: randomBytes(32).toString('base64url') };
}

/** Ids of the pair that follows a token, of which the digest is given: it has one successor (T02), which nobody else can tell. */
export function successorIds(key: Buffer, digest: Buffer): TokenIds {
	const bits = (what: string) => createHmac('sha256', key).update(`${what} after `).update(digest).digest();
	return { access: uuidOf(bits('access').subarray(0, 16)), refresh: bits('refresh').toString('base64url') };
}

export type TokenIds = { readonly access: string; readonly refresh: string };

function encode(value: object): string {
	return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const signature = (key: Buffer, body: string): string => createHmac('sha256', key).update(body).digest('base64url');

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The bits as a UUID of version 4 (RFC 9562). */
function uuidOf(bits: Buffer): string {
	const hex = bits.toString('hex');
	const variant = '89ab'.charAt((bits[8] ?? 0) & 3);
	return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
