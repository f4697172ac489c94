import { endpoints } from '#identity/contract';
import type { Client } from '../client.ts';
import type { Session } from '../stores/session.ts';
import { readSession } from '../stores/session-store.ts';
import { LocalError } from '../wire/faults.ts';
import { request } from '../wire/send.ts';
import { currentSession } from './current-session.ts';
import { announceLogout, leaveSession } from './end-session.ts';
import { leaveProviders } from './leave-providers.ts';

/**
 * Ends the session at the service and in this browser, and signs out of Facebook and Google where their scripts are loaded (FLOW-12 to
 * FLOW-14). The browser's session ends in any case. Throws when there was none (LOC-02), or when the service did not answer.
 */
export async function logout(client: Client): Promise<void> {
	try {
		const session = await takeSession(client);
		if (session) await request(client, endpoints.logout, { input: {}, token: session.accessToken });
	} finally {
		announceLogout(client);
		await leaveProviders(client.browser);
	}
}

/** Removes the session from this browser before the service ends it. Afterwards the service would refuse requests with it. */
async function takeSession(client: Client): Promise<Session | undefined> {
	try {
		if (!readSession(client)?.accessToken) throw new LocalError('No access token found, user is already logged out');
		return await currentSession(client);
	} finally {
		leaveSession(client);
	}
}
