import { endpoints, type Identity } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

/** Signs in with what a provider gave the browser (API-08). With a session, the login is linked to its account. */
export async function socialLogin(client: Client, grantType: 'google' | 'facebook' | 'apple', credentials: string): Promise<Identity> {
	const identity = await call(client, endpoints.login, { query: {}, body: { grantType, userName: '', credentials } });
	return completeSignIn(client, identity, { method: grantType, grantType });
}
