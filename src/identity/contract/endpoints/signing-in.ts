// The endpoints for signing in and staying signed in.
import * as v from 'valibot';
import { type Endpoint, v1 } from '../endpoint.ts';
import * as shape from '../shapes.ts';

export const config = {
	method: 'GET',
	path: `${v1}/config`,
	does: 'Gives the settings of forms: captchas, password rules, keys of providers (API-06).',
	auth: 'none',
	takes: v.object({}),
	gives: shape.config,
	refuses: [],
} as const satisfies Endpoint;

export const captchaChallenge = {
	method: 'GET',
	path: `${v1}/captcha/challenge`,
	does: 'Gives a challenge of the proof-of-work captcha, for brands whose configuration names it (LOC-01).',
	auth: 'none',
	takes: v.object({}),
	gives: shape.captchaChallenge,
	refuses: [],
} as const satisfies Endpoint;

export const login = {
	method: 'POST',
	path: `${v1}/auth/login`,
	does: 'Signs a reader in with a password (API-07) or with the token of a provider (API-08). `cookie=true` also sets a cookie.',
	auth: 'optional',
	takes: v.object({ query: v.object({ cookie: v.optional(v.picklist(['true', 'false'])) }), body: shape.signIn }),
	gives: shape.tokenResponse,
	refuses: [
		'authentication-failed',
		'captcha-invalid',
		'email-not-verified',
		'account-disabled',
		'provider-off',
		'provider-unavailable',
		'identity-in-use',
		'email-in-use',
		'sign-in-again',
	],
} as const satisfies Endpoint;

export const refresh = {
	method: 'POST',
	path: `${v1}/auth/token`,
	does: 'Gives new tokens for a refresh token (API-09).',
	auth: 'none',
	keepsSession: true,
	takes: v.object({ body: shape.refresh }),
	gives: shape.tokenResponse,
	refuses: ['refresh-failed'],
} as const satisfies Endpoint;

export const logout = {
	method: 'DELETE',
	path: `${v1}/auth/token`,
	does: 'Ends the session (API-10). A session that has ended before is no error.',
	auth: 'none',
	takes: v.object({}),
	gives: shape.success,
	refuses: [],
} as const satisfies Endpoint;

export const requestOneTimeLink = {
	method: 'POST',
	path: `${v1}/auth/magiclink`,
	does: 'Sends a link that signs in once (API-11). The answer is the same for an unknown address.',
	auth: 'none',
	padsResponseTime: 'always',
	takes: v.object({ body: shape.emailRequest }),
	gives: shape.success,
	refuses: ['captcha-invalid'],
} as const satisfies Endpoint;

export const redeemOneTimeLink = {
	method: 'GET',
	path: `${v1}/auth/magiclink/:nonce`,
	does: 'Signs in by the link (API-12), only in the browser that requested it (R13). A link requested without a browser works only without a browser.',
	auth: 'none',
	changes: true,
	takes: v.object({ params: shape.nonceInPath }),
	gives: shape.tokenResponse,
	refuses: ['nonce-spent', 'link-of-other-browser', 'account-disabled'],
} as const satisfies Endpoint;

export const confirmOneTimeLink = {
	method: 'POST',
	path: `${v1}/auth/magiclink/:nonce`,
	does: 'Signs in by the link in another browser, where the reader types the address that the link is for (R13).',
	auth: 'none',
	takes: v.object({ params: shape.nonceInPath, body: v.object({ email: shape.emailRequest.entries.email }) }),
	gives: shape.tokenResponse,
	refuses: ['nonce-spent', 'link-of-other-browser', 'account-disabled'],
} as const satisfies Endpoint;

export const sessions = {
	method: 'GET',
	path: `${v1}/sessions`,
	does: 'Lists where the reader is signed in (T12).',
	auth: 'reader',
	takes: v.object({}),
	gives: v.array(shape.sessionOfReader),
	refuses: [],
} as const satisfies Endpoint;

export const endSession = {
	method: 'DELETE',
	path: `${v1}/sessions/:id`,
	does: 'Ends one session of the reader, or with `others` all but this one.',
	auth: 'reader',
	takes: v.object({ params: v.object({ id: v.union([v.literal('others'), v.pipe(v.string(), v.uuid())]) }) }),
	gives: shape.success,
	refuses: ['session-not-found'],
} as const satisfies Endpoint;
