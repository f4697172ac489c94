import { type Call, tenantOf } from '../call.ts';
import type { Identity } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Session } from '../store/tables.ts';
import { accessSeconds, signAccess, type TokenScope } from './tokens/access-token.ts';
import { makeRefresh, type TokenIds } from './tokens/refresh-token.ts';

/** What tokens say of a reader. */
export type TokenSubject = { readonly userName: string; readonly displayName: string | null };

/** What tokens need to know of a session. */
export type Signing = Pick<Session, 'id' | 'account' | 'rotated_at' | 'idle_until' | 'impersonator'>;

const issuer = 'kiosco';

export const scopeOf = (call: Pick<Call, 'brand'>): TokenScope => ({ issuer, audience: tenantOf(call) });

/** The refresh token of a session with the given ids: the same again for whoever asks twice (T02). */
export function refreshTokenOf(deps: IdentityDeps, session: Signing, ids: TokenIds, named: TokenSubject): string {
	const claims = { ...claimsOf(session, named), jti: ids.refresh, pjti: ids.access };
	return makeRefresh(deps.derived.refresh, claims, { at: session.rotated_at, expires: session.idle_until });
}

export type Signed = { readonly session: Signing; readonly ids: TokenIds; readonly named: TokenSubject };

/** The answer to a sign-in or refresh, with its tokens. */
export async function tokenResponse(deps: IdentityDeps, call: Pick<Call, 'brand'>, { session, ids, named }: Signed): Promise<Identity> {
	const act = session.impersonator;
	const claims = { ...claimsOf(session, named), jti: ids.access, ...(act && { act }) };
	return {
		uuid: session.account,
		accessToken: await signAccess(deps.keys, scopeOf(call), claims, session.rotated_at),
		refreshToken: refreshTokenOf(deps, session, ids, named),
		expiresIn: accessSeconds,
		...(act && { impersonator: act.name }),
	};
}

const claimsOf = ({ id, account }: Signing, { userName, displayName }: TokenSubject) => ({
	uuid: account,
	un: userName,
	...(displayName && { dn: displayName }),
	sid: id,
});
