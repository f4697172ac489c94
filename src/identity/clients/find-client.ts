import { timingSafeEqual } from 'node:crypto';
import type { ClientSettings } from '#platform/config';
import { digest } from '#platform/sealing';
import type { Call } from '../call.ts';
import type { CodeRedemption } from '../contract/authorization.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';

type ClientLookup = { readonly id: string; readonly redirectUri: string };

/** The client of an id, which may send readers to this address: letter by letter one of its own (F07). */
export function findClient(deps: IdentityDeps, call: Call, { id, redirectUri }: ClientLookup): ClientSettings {
	const client = deps.providers.settingsFor(call).clients.find(({ clientId }) => clientId === id);
	return client?.redirectUris.includes(redirectUri) ? client : refuse('client-not-found');
}

/** The body of a redemption, and the `Authorization` header that came with it. */
export type ClientRequest = CodeRedemption & { readonly authorization: string | undefined };

/** The client that redeems a code; one that has a secret must know it (RFC 6749, 2.3.1). */
export function authenticateClient(deps: IdentityDeps, call: Call, request: ClientRequest): ClientSettings {
	const { id = request.client_id ?? '', secret = request.client_secret ?? '' } = readBasicAuth(request.authorization);
	const client = findClient(deps, call, { id, redirectUri: request.redirect_uri });
	if (client.secret && !timingSafeEqual(digest(secret), digest(client.secret.reveal()))) refuse('client-not-found');
	return client;
}

/** Both are form-encoded before they are joined. */
function readBasicAuth(header = ''): { id?: string; secret?: string } {
	const encoded = /^Basic ([\w+/=]+)$/.exec(header)?.[1];
	if (encoded === undefined) return {};
	const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':');
	const pair = new URLSearchParams(`id=${id}&secret=${secret}`);
	return { id: pair.get('id') ?? '', secret: pair.get('secret') ?? '' };
}
