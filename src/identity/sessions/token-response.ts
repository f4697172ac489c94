import { type Call, tenantOf } from '../call.ts';
import type { Identity } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Session } from '../store/tables.ts';
import { accessTokenSeconds, signAccessToken, type TokenScope } from './tokens/access-token.ts';
import { makeRefreshToken, type TokenIds } from './tokens/refresh-token.ts';

/** The names of a reader that tokens carry: `un` and `dn` (contract 2.2). */
export type TokenSubject = { readonly userName: string; readonly displayName: string | null };

/** What a pair of tokens is made of; equal input gives equal tokens (T02). */
export type TokenPair = {
	readonly session: Pick<Session, 'id' | 'account' | 'rotated_at' | 'idle_until' | 'impersonator'>;
	readonly subject: TokenSubject;
	readonly ids: TokenIds;
};

/** A pair whose refresh token is made already: the session stores its digest. */
export type IssuedSession = TokenPair & { readonly refreshToken: string };

/** The service that signs tokens, and the tenant for whose brands they are valid. */
export const tokenScope = (call: Pick<Call, 'brand'>): TokenScope => ({ issuer: 'kiosco', audience: tenantOf(call) });

/** Makes the refresh token of a pair. */
export function refreshTokenOf({ derived }: IdentityDeps, pair: TokenPair): string {
	const { session, ids } = pair;
	const claims = { ...claimsOf(pair), jti: ids.refresh, pjti: ids.access };
	return makeRefreshToken(derived.refresh, claims, { at: session.rotated_at, expires: session.idle_until });
}

/** The response to a sign-in or refresh: signs the access token. Call it after the transaction, since it may read the signing keys. */
export async function tokenResponse({ keys }: IdentityDeps, call: Pick<Call, 'brand'>, issued: IssuedSession): Promise<Identity> {
	const { session, ids, refreshToken } = issued;
	const act = session.impersonator;
	const claims = { ...claimsOf(issued), jti: ids.access, ...(act && { act }) };
	return {
		uuid: session.account,
		accessToken: await signAccessToken(keys, claims, { scope: tokenScope(call), at: session.rotated_at }),
		refreshToken,
		expiresIn: accessTokenSeconds,
		...(act && { impersonator: act.name }),
	};
}

const claimsOf = ({ session: { id, account }, subject: { userName, displayName } }: TokenPair) => ({
	uuid: account,
	un: userName,
	...(displayName && { dn: displayName }),
	sid: id,
});
