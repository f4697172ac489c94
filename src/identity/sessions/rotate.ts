import { digest, randomSecret } from '#platform/sealing';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Session } from '../store/tables.ts';
import type { Browser } from './browser-cookie.ts';
import { graceMs, lifetimeOf } from './lifetimes.ts';
import { refreshTokenOf, type TokenSubject } from './token-response.ts';
import { successorIds } from './tokens/refresh-token.ts';

type Came = { readonly token: string; readonly browser: Browser };

/** Digest of the token whose successor is due to who came with one of the session's; undefined when it is in the wrong hands. */
export function mayReplace(session: Session, { token, browser }: Came, now: Date): Buffer | undefined {
	const { refresh_hash, former_hash, rotated_at } = session;
	const hash = digest(token);
	if (hash.equals(refresh_hash)) return refresh_hash;
	const isJustRotated = former_hash !== null && now.getTime() - rotated_at.getTime() <= graceMs;
	if (isJustRotated && hash.equals(former_hash)) return former_hash;
	if (!isRenewedBy(session, browser)) return undefined;
	return isJustRotated ? former_hash : refresh_hash;
}

const isRenewedBy = ({ browser }: Session, { secret }: Browser): boolean =>
	browser !== null && secret !== undefined && digest(secret).equals(browser);

export type Rotation = { readonly session: Session; readonly named: TokenSubject; readonly replaced: Buffer; readonly browser: Browser };

/** The session after it was renewed; `keeps` is what the browser that did it is known by, when that is new. */
export type Rotated = { readonly session: Session; readonly keeps: string | undefined };

/** Puts the successor in the place of the replaced token; undefined when that is not the newest. */
export async function rotate(deps: IdentityDeps, { session, named, replaced, browser }: Rotation): Promise<Rotated | undefined> {
	const now = deps.clock();
	const idleUntil = now.getTime() + lifetimeOf(session).idle;
	const next = { rotated_at: now, idle_until: new Date(Math.min(idleUntil, session.ends_at.getTime())) };
	const successor = refreshTokenOf(deps, { ...session, ...next }, successorIds(deps.derived.refresh, replaced), named);
	const keeps = newSecret(session, browser);
	const known = isRenewedBy(session, browser) ? session.browser : null;
	const rotated = await deps.tables
		.updateTable('identity.session')
		.set({ ...next, seen_at: now, refresh_hash: digest(successor), former_hash: replaced, browser: keeps ? digest(keeps) : known })
		.where('id', '=', session.id)
		.where('refresh_hash', '=', replaced)
		.where('ended_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
	return rotated && { session: rotated, keeps };
}

/** A browser never chooses what it is known by: a script on a page could have put that there before us. */
function newSecret(session: Session, browser: Browser): string | undefined {
	return browser.isBrowser && !isRenewedBy(session, browser) ? randomSecret() : undefined;
}

/** The session as the request left it that came first. */
export async function justRotated(
	deps: IdentityDeps,
	{ session, replaced }: Pick<Rotation, 'session' | 'replaced'>,
): Promise<Session | undefined> {
	return deps.tables
		.selectFrom('identity.session')
		.selectAll()
		.where('id', '=', session.id)
		.where('former_hash', '=', replaced)
		.where('rotated_at', '>=', new Date(deps.clock().getTime() - graceMs))
		.where('ended_at', 'is', null)
		.executeTakeFirst();
}
