import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { Given } from '../../contract/endpoints.ts';
import type { Call, IdentityParts } from '../../identity-parts.ts';
import { askProvider } from '../ask-provider.ts';
import { beginAttempt } from '../authorization-requests/attempts.ts';
import { openClient } from './open-client.ts';
import { appleId, type OpenidProvider, openidProvider } from './openid-provider.ts';

type Sending = { readonly id: string; readonly browser: string | undefined };

/** Begins a sign-in at an OpenID provider (API-34): the address there, with state, nonce and PKCE (F05). */
export async function initiateOidc(parts: IdentityParts, call: Call, { id, browser }: Sending): Promise<Given<'initiateOidc'>> {
	const provider = openidProvider(parts, call, id);
	const { url, state } = await sendTo(parts, call, provider, browser);
	url.searchParams.set('redirect_uri', provider.redirectUri);
	return { url: url.href, redirectURI: provider.redirectUri, state, clientId: provider.id, scope: provider.asks.scope ?? '' };
}

/** Begins a sign-in at Apple (API-33). The browser adds `redirect_uri` to the address (contract 4.34). */
export async function appleAuthUrl(parts: IdentityParts, call: Call, browser: string | undefined): Promise<string> {
	const { url } = await sendTo(parts, call, openidProvider(parts, call, appleId), browser);
	return url.href;
}

async function sendTo(parts: IdentityParts, call: Call, provider: OpenidProvider, browser: string | undefined) {
	await parts.throttle.provider(call);
	const client = await askProvider(parts, call, provider.name, () => openClient(parts, provider));
	const { state, nonce, verifier } = await beginAttempt(parts, call, { provider: provider.id, browser });
	const url = buildAuthorizationUrl(client, {
		...provider.asks,
		state,
		nonce,
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
	});
	return { url, state };
}
