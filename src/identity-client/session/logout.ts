import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import type { Client } from '../client.ts';
import { readSession } from '../stores/session-store.ts';
import { LocalError } from '../wire/faults.ts';
import { send } from '../wire/send.ts';
import { currentSession } from './current-session.ts';
import { endSession } from './end-session.ts';

/**
 * Ends the session at the service and in this browser, and signs out of Facebook and Google where their scripts are loaded (FLOW-12 to
 * FLOW-14). The browser's session ends in any case. Throws when there was none (LOC-02), or when the service did not answer.
 */
export async function logout(client: Client): Promise<void> {
	try {
		if (!readSession(client)?.accessToken) throw new LocalError('No access token found, user is already logged out');
		const session = await currentSession(client);
		if (session) await send(client, endpoints.logout, { token: session.accessToken });
	} finally {
		endSession(client);
		leaveProviders(client);
	}
}

const facebookLibrary = v.object({ getLoginStatus: v.function(), logout: v.function() });
const facebookStatus = v.object({ status: v.literal('connected') });
const googleLibrary = v.object({ accounts: v.object({ id: v.object({ disableAutoSelect: v.function() }) }) });

function leaveProviders({ browser }: Client): void {
	try {
		const [facebook, google] = [browser.library('FB'), browser.library('google')];
		if (v.is(facebookLibrary, facebook))
			facebook.getLoginStatus((answer: unknown) => v.is(facebookStatus, answer) && facebook.logout(() => {}));
		if (v.is(googleLibrary, google)) google.accounts.id.disableAutoSelect();
	} catch (cause) {
		browser.warn('The reader is still signed in at another service', cause);
	}
}
