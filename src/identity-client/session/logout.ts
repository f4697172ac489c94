import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import type { Client } from '../client.ts';
import { readSession } from '../stores/session-store.ts';
import { LocalError } from '../wire/faults.ts';
import { send } from '../wire/send.ts';
import { currentSession } from './current-session.ts';
import { endSession } from './end-session.ts';

/**
 * Ends the session here and at the service, with Facebook and Google too where their scripts are (FLOW-12 to FLOW-14). Here it ends in any
 * case; throws when there was none (LOC-02), or when the service did not hear of it.
 */
export async function logout(client: Client): Promise<void> {
	try {
		if (!readSession(client)?.accessToken) throw new LocalError('No access token found, user is already logged out');
		const session = await currentSession(client);
		if (session) await send(client, endpoints.logout, undefined, session.accessToken);
	} finally {
		endSession(client);
		leaveOthers(client);
	}
}

const facebook = v.object({ getLoginStatus: v.function(), logout: v.function() });
const status = v.object({ status: v.literal('connected') });
const google = v.object({ accounts: v.object({ id: v.object({ disableAutoSelect: v.function() }) }) });

function leaveOthers({ browser }: Client): void {
	try {
		const [theirs, gsi] = [browser.library('FB'), browser.library('google')];
		if (v.is(facebook, theirs)) theirs.getLoginStatus((told: unknown) => v.is(status, told) && theirs.logout(() => {}));
		if (v.is(google, gsi)) gsi.accounts.id.disableAutoSelect();
	} catch (cause) {
		browser.warn('The reader is still signed in at another service', cause);
	}
}
