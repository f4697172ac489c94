import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { Call } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { callProvider } from '../call-provider.ts';
import { createAuthorizationRequest } from './authorization-requests.ts';
import { createOpenidClient } from './create-openid-client.ts';
import { appleId, type OpenidProvider, openidProvider } from './openid-provider.ts';

type SignInStart = { readonly id: string; readonly browserSecret: string | undefined };

/** Starts a sign-in at an OpenID provider: returns its authorization URL, with state, nonce and PKCE challenge (API-34, F05). */
export async function initiateOidc(
	deps: IdentityDeps,
	call: Call,
	{ id, browserSecret }: SignInStart,
): Promise<EndpointOutput<'initiateOidc'>> {
	const provider = openidProvider(deps, call, id);
	const { url, state } = await createAuthorizationUrl(deps, call, { provider, browserSecret });
	url.searchParams.set('redirect_uri', provider.redirectUri);
	return { url: url.href, redirectURI: provider.redirectUri, state, clientId: provider.id, scope: provider.requestParameters.scope ?? '' };
}

/** Starts a sign-in at Apple (API-33). The browser adds `redirect_uri` to the URL (contract 4.34). */
export async function appleAuthUrl(deps: IdentityDeps, call: Call, browserSecret: string | undefined): Promise<string> {
	const { url } = await createAuthorizationUrl(deps, call, { provider: openidProvider(deps, call, appleId), browserSecret });
	return url.href;
}

type Destination = { readonly provider: OpenidProvider; readonly browserSecret: string | undefined };

async function createAuthorizationUrl(deps: IdentityDeps, call: Call, { provider, browserSecret }: Destination) {
	await deps.throttle.provider(call);
	const client = await callProvider(deps, { call, provider: provider.name }, () => createOpenidClient(deps, provider));
	const { state, nonce, verifier } = await createAuthorizationRequest(deps, call, { provider: provider.id, browserSecret });
	const url = buildAuthorizationUrl(client, {
		...provider.requestParameters,
		state,
		nonce,
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
	});
	return { url, state };
}
