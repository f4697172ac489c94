// The client that a session was opened for, and what its scopes let it read.
import type { Call } from '../call.ts';
import { type ClientScope, clientScopes } from '../contract/client-authorization.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Session, SessionClient } from '../store/tables.ts';

/** A session of a client from before scopes were stored: it belongs to no brand, so it is refused everywhere. */
const unknownClient: SessionClient = { brand: '', id: '', scope: '' };

/** The client that a session was opened for; undefined for a reader's own session. */
export const clientOf = ({ way, client }: Pick<Session, 'way' | 'client'>): SessionClient | undefined =>
	way === 'client' ? (client ?? unknownClient) : undefined;

/** The known scopes in a list of scope names, in our order; `openid` is always among them. Unknown names are ignored (RFC 6749, 3.3). */
export function scopesIn(scope: string): readonly ClientScope[] {
	const names = scope.split(' ');
	return clientScopes.filter((known) => known === 'openid' || names.includes(known));
}

/** Whether the holder of a token may read what belongs to a scope: the brand's own sites may read all, a client what the reader allowed. */
export const mayRead = (client: SessionClient | undefined, scope: ClientScope): boolean =>
	client === undefined || scopesIn(client.scope).includes(scope);

/** Whether the session's client belongs to this brand and is still in its configuration. */
export const isClientOf = ({ providers }: IdentityDeps, { brand }: Pick<Call, 'brand'>, client: SessionClient): boolean =>
	client.brand === brand.id && providers.settingsFor({ brand }).clients.some(({ clientId }) => clientId === client.id);
