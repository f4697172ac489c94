// Decides whether a refresh token may be replaced, and replaces it; `refresh-session.ts` is the API call.
import type { KeyObject } from 'node:crypto';
import { allKeys, digest, randomSecret } from '#platform/crypto';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Session } from '../store/tables.ts';
import type { Browser } from './browser-secret-cookie.ts';
import { graceMs, sessionLifetime } from './lifetimes.ts';
import { claimsOf, refreshTokenOf, type TokenInput, type TokenNames } from './session-tokens.ts';
import { successorTokenIds } from './tokens/refresh-token.ts';

/** A refresh token and the browser that brings it. */
export type RefreshRequest = { readonly token: string; readonly browser: Browser };

/**
 * Finds the stored digest that a refresh request may replace: `refresh_hash` for the newest token, and `former_hash` for the token before
 * it within `graceMs`; `findRotated` then returns the same successor (T02). An older token from the browser that renewed last counts as the
 * current one (within `graceMs`, as the former one). Undefined means that a token was used again: the caller ends the session.
 */
export function replaceableHash(session: Session, { token, browser }: RefreshRequest, now: Date): Buffer | undefined {
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

/** A session, and the digest of the token in it that is to be replaced. */
export type Rotation = {
	readonly session: Session;
	readonly names: TokenNames;
	readonly replaced: Buffer;
	readonly browser: Browser;
};

/** The tokens after a rotation; `browserSecret` is the new cookie of the browser, when it gets one. */
type RotatedSession = TokenInput & { readonly refreshToken: string; readonly browserSecret: string | undefined };

/** Replaces the newest token with its successor, in one guarded statement; undefined when `replaced` is no longer the newest. */
export async function replaceRefreshToken(deps: IdentityDeps, rotation: Rotation): Promise<RotatedSession | undefined> {
	const { session, replaced, browser } = rotation;
	const now = deps.clock();
	const idleUntil = Math.min(now.getTime() + sessionLifetime(session).idleMs, session.ends_at.getTime());
	const next = { rotated_at: now, idle_until: new Date(idleUntil) };
	const key = deps.derived.refresh.current;
	const tokenInput = tokenInputAfter(key, rotation, { ...session, ...next });
	const refreshToken = refreshTokenOf(key, tokenInput);
	const browserSecret = newBrowserSecret(session, browser);
	const known = isRenewedBy(session, browser) ? session.browser : null;
	const rotated = await deps.tables
		.updateTable('identity.session')
		.set({
			...next,
			seen_at: now,
			refresh_hash: digest(refreshToken),
			former_hash: replaced,
			browser: browserSecret ? digest(browserSecret) : known,
		})
		.where('id', '=', session.id)
		.where('refresh_hash', '=', replaced)
		.where('ended_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
	return rotated && { ...tokenInput, session: rotated, refreshToken, browserSecret };
}

const tokenInputAfter = (key: KeyObject, { names, replaced }: Rotation, session: TokenInput['session']): TokenInput => ({
	session,
	claims: claimsOf(session, names),
	ids: successorTokenIds(key, replaced),
});

/** The server chooses the secret: a script on a page could have set the cookie before us. */
function newBrowserSecret(session: Session, browser: Browser): string | undefined {
	return browser.isBrowser && !isRenewedBy(session, browser) ? randomSecret() : undefined;
}

/** The tokens by which a concurrent request replaced the same token in the last `graceMs`; undefined when there is none. */
export async function findRotated(deps: IdentityDeps, rotation: Rotation): Promise<RotatedSession | undefined> {
	const session = await deps.tables
		.selectFrom('identity.session')
		.selectAll()
		.where('id', '=', rotation.session.id)
		.where('former_hash', '=', rotation.replaced)
		.where('rotated_at', '>=', new Date(deps.clock().getTime() - graceMs))
		.where('ended_at', 'is', null)
		.executeTakeFirst();
	if (!session) return undefined;
	// During a rotation the other process may use the other version of the secret as its current one.
	const successors = allKeys(deps.derived.refresh).map((key) => {
		const tokenInput = tokenInputAfter(key, rotation, session);
		return { ...tokenInput, refreshToken: refreshTokenOf(key, tokenInput), browserSecret: undefined };
	});
	return successors.find(({ refreshToken }) => digest(refreshToken).equals(session.refresh_hash));
}
