import { type Call, type Reader, tenantOf } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { clientOf, isClientOf } from './client-of-session.ts';
import { acceptedTokens } from './session-tokens.ts';
import { verifyAccessToken } from './tokens/access-token.ts';

/** The token of an `Authorization: Bearer` header; undefined for every other form, such as the `Bearer undefined` that the SDK sends. */
export function bearerToken(header: string | undefined): string | undefined {
	const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
	return token && token.length <= 4_000 ? token : undefined;
}

/**
 * Finds the reader of a call by its `Authorization` header. Undefined unless the access token is valid and its session and account are open
 * at this moment (T06, T07, T16). With the token of a client the reader has a `client`, and the caller decides what it may do.
 */
export async function findReader(
	deps: IdentityDeps,
	call: Pick<Call, 'brand'>,
	authorization: string | undefined,
): Promise<Reader | undefined> {
	const token = bearerToken(authorization);
	const now = deps.clock();
	const claims = token === undefined ? undefined : await verifyAccessToken(deps.keys, token, { scope: acceptedTokens(deps, call), now });
	if (!claims) return undefined;
	const session = await deps.tables
		.selectFrom('identity.session as session')
		.innerJoin('identity.account as account', 'account.id', 'session.account')
		.select(['session.account', 'session.id', 'session.signed_in_at', 'session.impersonator', 'session.way', 'session.client'])
		.select(['account.email', 'account.email_verified'])
		.where('session.id', '=', claims.sid)
		.where('session.tenant', '=', tenantOf(call))
		.where('session.ended_at', 'is', null)
		.where('session.ends_at', '>', now)
		.where('account.id', '=', claims.uuid)
		.where('account.status', 'in', ['Active', 'PendingAnonymize'])
		.executeTakeFirst();
	const client = session && clientOf(session);
	if (!session || (client && !isClientOf(deps, call, client))) return undefined;
	return {
		account: session.account,
		session: session.id,
		signedInAt: session.signed_in_at,
		isVerified: session.email_verified || session.email === null,
		impersonator: session.impersonator?.id,
		client,
	};
}
