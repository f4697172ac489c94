import type { Client } from '../client.ts';
import { isUsable, readSession, type Session } from '../stores/session-store.ts';
import { extendSession, isFresh } from './refresh.ts';

/**
 * The reader's session, renewed when that is due; undefined when nobody is signed in. Throws when it could not be renewed for a reason
 * that is not the reader's: the session is still there then.
 */
export async function currentSession(client: Client): Promise<Session | undefined> {
	const session = readSession(client);
	if (!isUsable(session)) return undefined;
	if (isFresh(client, session)) return session;
	try {
		return await extendSession(client);
	} catch (error) {
		if (!isUsable(readSession(client))) return undefined;
		throw error;
	}
}

/** Whether somebody is signed in (SES-01 to SES-04). While the service is not reached, it is false and the session stays (T09). */
export function isLoggedIn(client: Client): Promise<boolean> {
	return currentSession(client).then(Boolean, () => false);
}

/** The same, for pages that send readers away: `unknown` while the service cannot say. */
export function signedInState(client: Client): Promise<'in' | 'out' | 'unknown'> {
	return currentSession(client).then(
		(session) => (session ? 'in' : 'out'),
		() => 'unknown',
	);
}
