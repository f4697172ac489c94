import { type Call, tenantOf } from '../call.ts';
import type { Identity } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { Session } from '../store/tables.ts';
import type { Browser } from './browser-cookie.ts';
import { endSessions } from './end-sessions.ts';
import { justRotated, mayReplace, rotate } from './rotate.ts';
import { type TokenSubject, tokenResponse } from './token-response.ts';
import { sessionIn, successorIds } from './tokens/refresh-token.ts';

export type Refreshing = { readonly token: string; readonly browser: Browser };

/** `keeps` is what the browser is to be known by from now on, if that changes. */
export type Refreshed = { readonly identity: Identity; readonly keeps?: string };

/**
 * New tokens for a refresh token. The newest is replaced by one guarded statement; for a few seconds more the one before it gives the same
 * successor again (T02). Whoever sends an older one ends the whole session (T01), but for the browser that renewed it last: its tabs do not
 * tell one another (contract 2.5), and it brings a cookie that whoever took its tokens does not have.
 */
export async function refreshSession(deps: IdentityDeps, call: Call, sent: Refreshing): Promise<Refreshed> {
	const id = sessionIn(deps.derived.refresh, sent.token);
	const found = id === undefined ? undefined : await goodSession(deps, call, id);
	if (!found) return refuse('refresh-failed');
	const { named, ...session } = found;
	const replaced = mayReplace(session, sent, deps.clock());
	if (!replaced) return endReused(deps, call, session);
	const mine = await rotate(deps, { session, named, replaced, browser: sent.browser });
	const rotated = mine?.session ?? (await justRotated(deps, { session, replaced }));
	// Others were faster, and more than once: what they left tells anew what the token is worth.
	if (!rotated) return refreshSession(deps, call, sent);
	const ids = successorIds(deps.derived.refresh, replaced);
	return { identity: await tokenResponse(deps, call, { session: rotated, named, ids }), ...(mine?.keeps && { keeps: mine.keeps }) };
}

type Found = Session & { readonly named: TokenSubject };

async function goodSession({ tables, clock }: IdentityDeps, call: Call, id: string): Promise<Found | undefined> {
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
	if (!row) return undefined;
	const { userName, displayName, ...session } = row;
	return { ...session, named: { userName: userName ?? session.account, displayName } };
}

async function endReused(deps: IdentityDeps, call: Call, { id, account }: Session): Promise<never> {
	await endSessions(deps, { account, only: id, reason: 'refresh-reuse' });
	await recordSecurityEvent(deps, call, { event: 'refresh_reuse', account, details: { session: id } });
	return refuse('refresh-failed');
}
