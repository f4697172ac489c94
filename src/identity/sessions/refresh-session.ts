import { digest } from '#platform/sealing';
import { note } from '../audit/note.ts';
import type { Identity } from '../contract/shapes.ts';
import { type Call, type IdentityParts, tenantOf } from '../identity-parts.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../store/tables.ts';
import { sessionIn, successorIds } from '../tokens/refresh-token.ts';
import { endSessions } from './end-sessions.ts';
import { identityOf, type Named, refreshTokenOf } from './give-tokens.ts';
import { graceMs, lifetimeOf } from './lifetimes.ts';

/**
 * New tokens for a refresh token. The one that was sent is spent by one guarded statement; for a few seconds more it gives the same
 * successor again (T02), and after that whoever sends it ends the whole session (T01).
 */
export async function refreshSession(parts: IdentityParts, call: Call, token: string): Promise<Identity> {
	const id = sessionIn(parts.derived.refresh, token);
	const found = id === undefined ? undefined : await goodSession(parts, call, id);
	if (!found) return refuse('refresh-failed');
	const { named, ...session } = found;
	const rotated = (await rotate(parts, { session, named, token })) ?? (await alreadyRotated(parts, call, { session, token }));
	return identityOf(parts, call, { session: rotated, named, ids: successorIds(parts.derived.refresh, token) });
}

type Found = Session & { readonly named: Named };

async function goodSession({ tables, clock }: IdentityParts, call: Call, id: string): Promise<Found | undefined> {
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

type Rotation = { readonly session: Session; readonly named: Named; readonly token: string };

/** Puts the successor in the token's place; undefined when the token is not the newest. */
async function rotate(parts: IdentityParts, { session, named, token }: Rotation): Promise<Session | undefined> {
	const now = parts.clock();
	const idleUntil = now.getTime() + lifetimeOf(session).idle;
	const next = { rotated_at: now, idle_until: new Date(Math.min(idleUntil, session.ends_at.getTime())) };
	const successor = refreshTokenOf(parts, { ...session, ...next }, successorIds(parts.derived.refresh, token), named);
	return parts.tables
		.updateTable('identity.session')
		.set({ ...next, seen_at: now, refresh_hash: digest(successor), former_hash: digest(token) })
		.where('id', '=', session.id)
		.where('refresh_hash', '=', digest(token))
		.where('ended_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
}

type Spent = { readonly session: Session; readonly token: string };

/** The session as the request left it that came first. A token that was spent before the grace is in the wrong hands. */
async function alreadyRotated(parts: IdentityParts, call: Call, { session: { id, account }, token }: Spent): Promise<Session> {
	const since = new Date(parts.clock().getTime() - graceMs);
	const session = await parts.tables
		.selectFrom('identity.session')
		.selectAll()
		.where('id', '=', id)
		.where('former_hash', '=', digest(token))
		.where('rotated_at', '>=', since)
		.where('ended_at', 'is', null)
		.executeTakeFirst();
	if (session) return session;
	await endSessions(parts, { account, only: id, reason: 'refresh-reuse' });
	await note(parts, call, { event: 'refresh_reuse', account, details: { session: id } });
	return refuse('refresh-failed');
}
