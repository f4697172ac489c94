// Finds the client of a request by its id, and checks the secret that it sends with HTTP Basic or in the body.
import { timingSafeEqual } from 'node:crypto';
import type { ClientSettings } from '#platform/config';
import { digest } from '#platform/crypto';
import type { Call } from '../call.ts';
import type { CodeRedemption } from '../contract/client-authorization.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';

type ClientLookup = { readonly id: string; readonly redirectUri: string };

/** Finds a client by its id. Refuses with `client-not-found` unless the redirect URI is exactly one of the client's own (F07). */
export function findClient(deps: IdentityDeps, call: Call, { id, redirectUri }: ClientLookup): ClientSettings {
	const client = deps.providers.settingsFor(call).clients.find(({ clientId }) => clientId === id);
	return client?.redirectUris.includes(redirectUri) ? client : refuse('client-not-found');
}

/** The body of a token request and its `Authorization` header. */
export type ClientTokenRequest = CodeRedemption & { readonly authorization: string | undefined };

/** Authenticates the client of a token request. A client that has a secret must send it (RFC 6749, 2.3.1). */
export function authenticateClient(deps: IdentityDeps, call: Call, request: ClientTokenRequest): ClientSettings {
	const { id = request.client_id ?? '', secret = request.client_secret ?? '' } = readBasicAuth(request.authorization);
	const client = findClient(deps, call, { id, redirectUri: request.redirect_uri });
	if (client.secret && !timingSafeEqual(digest(secret), digest(client.secret.reveal()))) refuse('client-not-found');
	return client;
}

/** Reads id and secret from HTTP Basic. Both are form-encoded inside it (RFC 6749, 2.3.1). */
function readBasicAuth(header = ''): { id?: string; secret?: string } {
	const encoded = /^Basic ([\w+/=]+)$/.exec(header)?.[1];
	if (encoded === undefined) return {};
	const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':');
	const pair = new URLSearchParams(`id=${id}&secret=${secret}`);
	return { id: pair.get('id') ?? '', secret: pair.get('secret') ?? '' };
}
