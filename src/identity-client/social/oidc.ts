import { endpoints, type TokenResponse } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

/** Sends the reader to an OpenID provider (API-34), which returns the reader with a `code` and a `state`. */
export async function goToOidc(client: Client, provider: string): Promise<void> {
	const { url } = await callFor(client, endpoints.initiateOidc, { params: { provider } });
	client.browser.location.assign(url);
}

/** Signs in with the `code` and `state` that the provider returned (API-35, SOC-06). */
export async function signInWithOidc(client: Client, query: { readonly code: string; readonly state?: string }): Promise<TokenResponse> {
	const identity = await callFor(client, endpoints.signInWithOidc, { query });
	return completeSignIn(client, identity, { method: 'oidc', grantType: 'OIDC' });
}
