// The endpoints of our own OpenID provider, for sites and apps (clients) that let readers sign in with their account here.
import * as v from 'valibot';
import {
	clientAnswer,
	clientAuthorizationRequest,
	clientGrant,
	clientRequest,
	clientTokens,
	codeRedemption,
} from '../client-authorization.ts';
import { type Endpoint, v1, v2 } from '../endpoint.ts';
import * as shape from '../shapes.ts';
import { text } from '../text.ts';

export const providerLogin = {
	method: 'GET',
	path: `${v2}/oidc/provider/login`,
	does: 'As provider: returns the URL to which a signed-in reader is redirected (API-37): the redirect URI of the client with a code or, until the reader allowed the client its scopes, the authorization page.',
	auth: 'reader',
	changes: true,
	takes: v.object({ query: clientAuthorizationRequest }),
	gives: v.object({ message: v.string() }),
	refuses: ['client-not-found'],
} as const satisfies Endpoint;

export const providerToken = {
	method: 'POST',
	path: `${v2}/oidc/provider/token`,
	does: 'As provider: gives tokens for a code and its PKCE verifier. The body is a form, multipart or urlencoded (API-36).',
	auth: 'none',
	form: true,
	takes: v.object({ body: codeRedemption }),
	gives: clientTokens,
	refuses: ['client-not-found', 'code-spent', 'grant-unsupported'],
} as const satisfies Endpoint;

export const providerRequest = {
	method: 'GET',
	path: `${v2}/oidc/provider/consent`,
	does: 'As provider: says which client asks, and what it asks to read.',
	auth: 'none',
	takes: v.object({ query: clientAuthorizationRequest }),
	gives: clientRequest,
	refuses: ['client-not-found'],
} as const satisfies Endpoint;

export const answerClient = {
	method: 'POST',
	path: `${v2}/oidc/provider/consent`,
	does: 'As provider: allows a client its scopes or denies them, and gives the URL that leads the reader back to the client.',
	auth: 'reader',
	takes: v.object({ body: clientAnswer }),
	gives: v.object({ message: v.string() }),
	refuses: ['client-not-found'],
} as const satisfies Endpoint;

export const clientGrants = {
	method: 'GET',
	path: `${v1}/clients`,
	does: 'Lists the clients of this brand that the reader allowed to read their data.',
	auth: 'reader',
	takes: v.object({}),
	gives: v.array(clientGrant),
	refuses: [],
} as const satisfies Endpoint;

export const endClientGrant = {
	method: 'DELETE',
	path: `${v1}/clients/:client`,
	does: 'Takes back what the reader allowed a client, and ends the client’s sessions. Doing so twice is no error.',
	auth: 'reader',
	takes: v.object({ params: v.object({ client: text(200) }) }),
	gives: shape.success,
	refuses: [],
} as const satisfies Endpoint;
