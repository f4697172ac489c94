// Exchanges a refresh token for new tokens. An older token ends the session, unless it comes from the same browser.
import { type Call, tenantOf } from '../call.ts';
import type { TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { Session } from '../store/tables.ts';
import { clientOf, isClientOf } from './client-of-session.ts';
import { endSessions } from './end-sessions.ts';
import { findRotated, type RefreshRequest, replaceableHash, replaceRefreshToken } from './replace-refresh-token.ts';
import { type TokenNames, tokenResponse } from './session-tokens.ts';
import { sessionIdIn } from './tokens/refresh-token.ts';

/** `browserSecret` is the new value of the browser's cookie, when it changes. */
export type RefreshedSession = { readonly tokens: TokenResponse; readonly browserSecret?: string };

/**
 * Replaces the newest token, or refuses `refresh-failed`. For `graceMs` the token before it gives the same successor (T02). An older token is
 * a sign of theft (T01), but not from the browser that renewed the session last: tabs do not share their tokens (contract 2.5), and that
 * browser has a cookie that a thief of tokens does not have.
 */
export async function refreshSession(deps: IdentityDeps, call: Call, request: RefreshRequest): Promise<RefreshedSession> {
	const id = sessionIdIn(deps.derived.refresh, request.token);
	const found = id === undefined ? undefined : await findOpenSession(deps, call, id);
	if (!found) return refuse('refresh-failed');
	const { names, ...session } = found;
	const replaced = replaceableHash(session, request, deps.clock());
	if (!replaced) return endReused(deps, call, session);
	const rotation = { session, names, replaced, browser: request.browser };
	const rotated = (await replaceRefreshToken(deps, rotation)) ?? (await findRotated(deps, rotation));
	// Concurrent requests rotated the session meanwhile: check the token again against the session as it is now.
	if (!rotated) return refreshSession(deps, call, request);
	const { browserSecret, ...issued } = rotated;
	return { tokens: await tokenResponse(deps, call, issued), ...(browserSecret !== undefined && { browserSecret }) };
}

type FoundSession = Session & { readonly names: TokenNames };

async function findOpenSession(deps: IdentityDeps, call: Call, id: string): Promise<FoundSession | undefined> {
	const { tables, clock } = deps;
	const row = await tables
		.selectFrom('identity.session as session')
		.innerJoin('identity.account as account', 'account.id', 'session.account')
		.selectAll('session')
		.select(['account.email as userName', 'account.display_name as displayName'])
		.where('session.id', '=', id)
		.where('session.tenant', '=', tenantOf(call))
		.where('session.ended_at', 'is', null)
		.where('session.idle_until', '>', clock())
		.where('session.ends_at', '>', clock())
		.where('account.status', 'in', ['Active', 'PendingAnonymize'])
		.executeTakeFirst();
	const client = row && clientOf(row);
	if (!row || (client && !isClientOf(deps, call, client))) return undefined;
	const { userName, displayName, ...session } = row;
	return { ...session, names: { userName: userName ?? session.account, displayName } };
}

async function endReused(deps: IdentityDeps, call: Call, { id, account }: Session): Promise<never> {
	await endSessions(deps, { account, only: id, reason: 'refresh-reuse' });
	await recordSecurityEvent(deps, call, { event: 'refresh_reuse', account, details: { session: id } });
	return refuse('refresh-failed');
}
