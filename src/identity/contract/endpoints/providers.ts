// The endpoints for signing in with other providers.
import * as v from 'valibot';
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

export const googleNonce = {
	method: 'GET',
	path: `${v1}/google/nonce`,
	does: 'Gives the nonce for Google’s button in this browser, and sets the cookie that belongs to it (SOC-02).',
	auth: 'none',
	takes: v.object({}),
	gives: v.object({ nonce: v.string() }),
	refuses: [],
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
	gives: shape.tokenResponse,
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
	gives: shape.tokenResponse,
	refuses: [
		'provider-off',
		'provider-unavailable',
		'authentication-failed',
		'identity-in-use',
		'email-in-use',
		'account-disabled',
		'email-not-verified',
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
