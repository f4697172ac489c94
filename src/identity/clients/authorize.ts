import type { Call, ReaderCall } from '../call.ts';
import type { ClientAnswer, ClientAuthorizationRequest } from '../contract/client-authorization.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { scopesIn } from '../sessions/client-of-session.ts';
import { issueCode } from './authorization-codes.ts';
import { grantTo, isGranted, saveGrant } from './client-grants.ts';
import { findClient } from './identify-client.ts';

/** The authorization page: it asks the reader whether a client may read their data. */
export const authorizationPage = '/autorizar/';

/** The URL to which the reader is redirected. The contract names the member `message` (API-37, contract 8.5). */
type RedirectTo = { readonly message: string };

/**
 * Answers the authorization request of a client. If the reader has already allowed these scopes, returns the client's URL with a code.
 * Otherwise returns the URL of our authorization page.
 */
export async function authorize(deps: IdentityDeps, call: ReaderCall, request: ClientAuthorizationRequest): Promise<RedirectTo> {
	const { clientId: client } = clientOf(deps, call, request);
	if (await isGranted(deps.tables, grantTo(call, client), scopesIn(request.scope))) return backWithCode(deps, call, request);
	const query = Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
	return { message: `${call.origin}${authorizationPage}?${new URLSearchParams(query)}` };
}

/** Which client asks, and for what. Anybody may know: the authorization page shows it before the reader signs in. */
export async function describeRequest(
	deps: IdentityDeps,
	call: Call,
	request: ClientAuthorizationRequest,
): Promise<EndpointOutput<'providerRequest'>> {
	const { name } = clientOf(deps, call, request);
	const { origin, protocol } = new URL(request.redirect_uri);
	return { client: name, scopes: [...scopesIn(request.scope)], returnsTo: origin === 'null' ? protocol : origin };
}

/** Remembers a reader's `allow` and leads back to the client with a code, or leads back with `access_denied` (RFC 6749, 4.1.2.1). */
export async function answerClient(deps: IdentityDeps, call: ReaderCall, { answer, ...request }: ClientAnswer): Promise<RedirectTo> {
	const { clientId: client } = clientOf(deps, call, request);
	if (answer === 'deny') return back(call, request, { error: 'access_denied' });
	await saveGrant(deps, call, { client, scopes: scopesIn(request.scope) });
	return backWithCode(deps, call, request);
}

const clientOf = (deps: IdentityDeps, call: Call, { client_id: id, redirect_uri: redirectUri }: ClientAuthorizationRequest) =>
	findClient(deps, call, { id, redirectUri });

async function backWithCode(deps: IdentityDeps, call: ReaderCall, request: ClientAuthorizationRequest): Promise<RedirectTo> {
	const { client_id: client, redirect_uri, code_challenge: challenge, nonce = null } = request;
	const scope = scopesIn(request.scope).join(' ');
	return back(call, request, { code: await issueCode(deps, call, { client, redirect_uri, challenge, nonce, scope }) });
}

/** The client's redirect URI with the answer, the client's state and our issuer (RFC 9207). */
function back(
	{ origin }: Call,
	{ redirect_uri, state }: ClientAuthorizationRequest,
	answer: { code: string } | { error: string },
): RedirectTo {
	const target = new URL(redirect_uri);
	const added = { ...answer, ...(state !== undefined && { state }), iss: origin };
	for (const [name, value] of Object.entries(added)) target.searchParams.append(name, value);
	return { message: target.href };
}
