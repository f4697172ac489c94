import type { Client } from '../client.ts';
import { isUsable, type Session } from '../stores/session.ts';
import { readSession } from '../stores/session-store.ts';
import { extendSession, isFresh } from './refresh.ts';

/**
 * The session in storage, renewed when its access token has expired or has no expiry (API-40, SES-03); undefined when nobody is signed in.
 * Throws what `extendSession` throws, which removes a session that has no refresh token (SES-05, LOC-06).
 */
export async function heartbeat(client: Client): Promise<Session | undefined> {
	const session = readSession(client);
	if (session && !session.refreshToken) return extendSession(client);
	if (!isUsable(session)) return undefined;
	return isFresh(client, session) ? session : extendSession(client);
}

/**
 * The reader's session; undefined when nobody is signed in. Throws when the session could not be renewed but the service did not end it. The
 * session then stays in storage.
 */
export async function currentSession(client: Client): Promise<Session | undefined> {
	try {
		return await heartbeat(client);
	} catch (error) {
		if (!isUsable(readSession(client))) return undefined;
		throw error;
	}
}

/** Whether somebody is signed in (SES-01 to SES-04). False while the service cannot be reached; the session stays (T09). */
export function isLoggedIn(client: Client): Promise<boolean> {
	return currentSession(client).then(Boolean, () => false);
}

/** Like `isLoggedIn`, for pages that redirect readers; `unknown` while the service cannot be reached. */
export function signedInState(client: Client): Promise<'in' | 'out' | 'unknown'> {
	return currentSession(client).then(
		(session) => (session ? 'in' : 'out'),
		() => 'unknown',
	);
}
