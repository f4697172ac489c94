import { authorize } from '../clients/authorize.ts';
import { redeemCode } from '../clients/redeem-code.ts';
import { bindBrowser, boundBrowser } from '../providers/authorization-requests/bind-browser.ts';
import { signInWithOidc } from '../providers/openid/finish-sign-in.ts';
import { appleAuthUrl, initiateOidc } from '../providers/openid/start-sign-in.ts';
import { checkSwgLogin, relinkSwg, swgAccessToken } from '../providers/subscribe/subscribe-with-google.ts';
import { loginsOfOpenidProvider, loginsOfType, unlinkLogins } from '../providers/unlink-logins.ts';
import type { Handlers } from './handlers.ts';

/** Signing in with what others vouch for, and vouching for others. */
export const providerHandlers = {
	swgAccessToken: (deps, call) => swgAccessToken(deps, call),
	checkSwgLogin: (deps, call, { body }) => checkSwgLogin(deps, call, body.token),
	relinkSwg: (deps, call, { params }) => relinkSwg(deps, call, params),
	appleAuthUrl: (deps, call, { request, reply }) => appleAuthUrl(deps, call, bindBrowser(request, reply)),
	initiateOidc: (deps, call, { params, request, reply }) =>
		initiateOidc(deps, call, { id: params.provider, browser: bindBrowser(request, reply) }),
	signInWithOidc: (deps, call, { query, request }) => signInWithOidc(deps, call, { ...query, browser: boundBrowser(request) }),
	unlinkIdentity: (deps, call, { params }) => unlinkLogins(deps, call, loginsOfType(params.type)),
	unlinkOidc: (deps, call, { body }) => unlinkLogins(deps, call, loginsOfOpenidProvider(deps, call, body.identifier)),
	providerLogin: (deps, call, { query }) => authorize(deps, call, query),
	providerToken: (deps, call, { body, authorization }) => redeemCode(deps, call, { ...body, authorization }),
} as const satisfies Partial<Handlers>;
