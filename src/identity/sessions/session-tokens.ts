// The access token and the refresh token of a session.
import type { KeyObject } from 'node:crypto';
import { type Call, tenantOf } from '../call.ts';
import type { TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Session, SessionClient } from '../store/tables.ts';
import { clientOf, mayRead } from './client-of-session.ts';
import { accessTokenSeconds, signAccessToken, type TokenScope } from './tokens/access-token.ts';
import { makeRefreshToken, type TokenIds } from './tokens/refresh-token.ts';

/** The names of a reader that tokens carry: `un` and `dn` (contract 2.2). */
export type TokenNames = { readonly userName: string; readonly displayName: string | null };

/** See `claimsOf`. */
type ReaderClaims = ReturnType<typeof claimsOf>;

/** What both tokens are made from; equal input gives equal tokens (T02). */
export type TokenInput = {
	readonly session: Pick<Session, 'id' | 'account' | 'rotated_at' | 'idle_until' | 'impersonator' | 'way' | 'client'>;
	readonly claims: ReaderClaims;
	readonly ids: TokenIds;
};

/** The input, and the refresh token made from it. The session stores the digest of this token. */
export type IssuedSession = TokenInput & { readonly refreshToken: string };

const issuer = 'kiosco';

const audienceOf = ({ brand, id }: Pick<SessionClient, 'brand' | 'id'>): string => `${brand}/${id}`;

/** The audience of a session's token: for a client's session that client of its brand, for every other session the brands of the tenant. */
function tokenScope(call: Pick<Call, 'brand'>, session: TokenInput['session']): TokenScope {
	const client = clientOf(session);
	return { issuer, audience: client ? audienceOf(client) : tenantOf(call) };
}

/** The tokens that a brand accepts: those of its tenant, and those of its own clients. */
export function acceptedTokens({ providers }: Pick<IdentityDeps, 'providers'>, { brand }: Pick<Call, 'brand'>) {
	const clients = providers.settingsFor({ brand }).clients.map(({ clientId }) => audienceOf({ brand: brand.id, id: clientId }));
	return { issuer, audiences: [tenantOf({ brand }), ...clients] };
}

/** Makes the refresh token of a session, signed with a key. */
export function refreshTokenOf(key: KeyObject, tokenInput: TokenInput): string {
	const { session, claims, ids } = tokenInput;
	return makeRefreshToken(key, { ...claims, jti: ids.refresh, pjti: ids.access }, { at: session.rotated_at, expires: session.idle_until });
}

/** The response to a sign-in or refresh: signs the access token. Call it after the transaction, since it may read the signing keys. */
export async function tokenResponse({ keys }: IdentityDeps, call: Pick<Call, 'brand'>, issued: IssuedSession): Promise<TokenResponse> {
	const { session, ids, refreshToken } = issued;
	const act = session.impersonator;
	const claims = { ...issued.claims, jti: ids.access, ...(act && { act }) };
	return {
		uuid: session.account,
		accessToken: await signAccessToken(keys, claims, { scope: tokenScope(call, session), at: session.rotated_at }),
		refreshToken,
		expiresIn: accessTokenSeconds,
		...(act && { impersonator: act.name }),
	};
}

/** The claims that both tokens of a session have. In a client's tokens they name the reader only as far as its scopes allow. */
export function claimsOf(session: Pick<Session, 'id' | 'account' | 'way' | 'client'>, { userName, displayName }: TokenNames) {
	const client = clientOf(session);
	return {
		uuid: session.account,
		un: mayRead(client, 'email') ? userName : session.account,
		...(displayName && mayRead(client, 'profile') && { dn: displayName }),
		sid: session.id,
		...(client && { client_id: client.id, scope: client.scope }),
	};
}
