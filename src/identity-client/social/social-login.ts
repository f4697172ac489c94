import { endpoints, type TokenResponse } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

type Provider = 'google' | 'facebook' | 'apple';

/** Signs in with the credentials that a provider gave the browser (API-08). With a session, the provider is linked to that account. */
export async function socialLogin(client: Client, provider: Provider, credentials: string): Promise<TokenResponse> {
	const identity = await callFor(client, endpoints.login, { query: {}, body: { grantType: provider, userName: '', credentials } });
	return completeSignIn(client, identity, { method: provider, grantType: provider });
}
