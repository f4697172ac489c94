import type { Identity } from '#identity/contract';
import type { Client } from '../client.ts';
import * as keys from '../stores/keys.ts';
import { forgetReader, writeSession } from '../stores/session-store.ts';
import { type LoginMethod, recordLogin } from './record-login.ts';

type SignedIn = {
	readonly method: LoginMethod;
	/** Whether the session outlives the tab; without, it goes where the one before lay (SES-07). */
	readonly rememberMe?: boolean | undefined;
	/** Type of the message that others' scripts wait for (contract 3.4); none for links. */
	readonly grantType?: string;
};

/**
 * What every sign-in does: keeps the session and nothing of the reader before (LIM-02), the uuid (FLOW-02), tells the page (SOC-06) and
 * notes in the profile how and when (FLOW-04, SOC-05).
 */
export async function completeSignIn(client: Client, identity: Identity, { method, rememberMe, grantType }: SignedIn): Promise<Identity> {
	forgetReader(client);
	writeSession(client, identity, rememberMe);
	client.stores.local.set(keys.uuid, identity.uuid);
	if (grantType !== undefined) client.browser.post({ type: 'ARC_LOGIN_SUCCESS', grantType });
	await recordLogin(client, method);
	return identity;
}
