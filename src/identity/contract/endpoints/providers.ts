// The endpoints for signing in with other providers, and for being a provider to clients.
import * as v from 'valibot';
import { authorizationRequest, clientTokens, codeRedemption } from '../authorization.ts';
import { type Endpoint, v1, v2 } from '../endpoint.ts';
import { profile } from '../profile.ts';
import * as shape from '../shapes.ts';

export const unlinkIdentity = {
	method: 'DELETE',
	path: `${v1}/identity/:type`,
	does: 'Removes a login (API-39), but not the last one.',
	auth: 'fresh',
	takes: v.object({ params: v.object({ type: v.string() }) }),
	gives: profile,
	refuses: ['last-identity', 'identity-not-found', 'sign-in-again'],
} as const satisfies Endpoint;

export const swgAccessToken = {
	method: 'GET',
	path: `${v1}/swg/accesstoken`,
	does: 'Gives a short-lived token by which Subscribe with Google identifies the reader (API-13).',
	auth: 'reader',
	changes: true,
	takes: v.object({}),
	gives: v.object({ accessToken: v.string() }),
	refuses: ['provider-off'],
} as const satisfies Endpoint;

export const checkSwgLogin = {
	method: 'POST',
	path: `${v1}/swg/checkloginexists`,
	does: 'Tells whether the Google account of an ID token has a login here (API-14, ENT-17).',
	auth: 'none',
	takes: v.object({ body: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(5_000)), '') }) }),
	gives: v.object({ identityExists: v.boolean() }),
	refuses: ['google-token-missing', 'provider-off', 'authentication-failed', 'provider-unavailable'],
} as const satisfies Endpoint;

export const relinkSwg = {
	method: 'GET',
	path: `${v1}/swg/:token/relink/:id`,
	does: 'Links the Google account of an ID token to the reader of the token (API-15).',
	auth: 'reader',
	changes: true,
	takes: v.object({ params: v.object({ token: v.string(), id: v.string() }) }),
	gives: shape.identity,
	refuses: ['provider-off', 'provider-unavailable', 'authentication-failed', 'identity-in-use', 'sign-in-again'],
} as const satisfies Endpoint;

export const appleAuthUrl = {
	method: 'GET',
	path: `${v1}/apple/authurl`,
	does: 'Gives the authorization URL of Apple as a JSON string; the browser adds `redirect_uri` (API-33).',
	auth: 'none',
	takes: v.object({}),
	gives: v.string(),
	refuses: ['provider-off'],
} as const satisfies Endpoint;

export const initiateOidc = {
	method: 'GET',
	path: `${v2}/oidc/:provider/initiate`,
	does: 'Starts a sign-in at an OpenID provider (API-34): an authorization request with state, nonce and PKCE, valid for ten minutes.',
	auth: 'none',
	takes: v.object({ params: v.object({ provider: v.string() }) }),
	gives: v.object({ url: v.string(), redirectURI: v.string(), state: v.string(), clientId: v.string(), scope: v.string() }),
	refuses: ['provider-off', 'provider-unavailable'],
} as const satisfies Endpoint;

export const signInWithOidc = {
	method: 'GET',
	path: `${v2}/oidc/signin`,
	does: 'Completes a sign-in with the code and state that the provider sent back (API-35).',
	auth: 'optional',
	changes: true,
	takes: v.object({
		query: v.object({ code: v.pipe(v.string(), v.maxLength(4_000)), state: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
	}),
	gives: shape.identity,
	refuses: [
		'provider-off',
		'provider-unavailable',
		'authentication-failed',
		'identity-in-use',
		'email-in-use',
		'account-disabled',
		'sign-in-again',
	],
} as const satisfies Endpoint;

export const unlinkOidc = {
	method: 'PUT',
	path: `${v2}/oidc/unlink`,
	does: 'Removes the login of an OpenID provider (API-38).',
	auth: 'fresh',
	takes: v.object({ body: v.object({ identifier: v.pipe(v.string(), v.maxLength(500)) }) }),
	gives: profile,
	refuses: ['last-identity', 'identity-not-found', 'sign-in-again'],
} as const satisfies Endpoint;

export const providerLogin = {
	method: 'GET',
	path: `${v2}/oidc/provider/login`,
	does: 'As provider: gives the URL that leads a signed-in reader back to the client, with a code (API-37).',
	auth: 'reader',
	changes: true,
	takes: v.object({ query: authorizationRequest }),
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
