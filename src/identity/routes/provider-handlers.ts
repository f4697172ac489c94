import { authorize } from '../clients/authorize.ts';
import { redeemCode } from '../clients/redeem-code.ts';
import { browserOf, markBrowser } from '../providers/authorization-requests/browser.ts';
import { signInWithOidc } from '../providers/openid/end-sign-in.ts';
import { appleAuthUrl, initiateOidc } from '../providers/openid/send-reader.ts';
import { checkSwgLogin, relinkSwg, swgAccessToken } from '../providers/subscribe/subscribe-with-google.ts';
import { ofOpenid, ofType, unlink } from '../providers/unlink.ts';
import type { Handlers } from './handlers.ts';

/** Signing in with what others vouch for, and vouching for others. */
export const providerHandlers = {
	swgAccessToken: (deps, call) => swgAccessToken(deps, call),
	checkSwgLogin: (deps, call, { body }) => checkSwgLogin(deps, call, body.token),
	relinkSwg: (deps, call, { params }) => relinkSwg(deps, call, params),
	appleAuthUrl: (deps, call, { request, reply }) => appleAuthUrl(deps, call, markBrowser(request, reply)),
	initiateOidc: (deps, call, { params, request, reply }) =>
		initiateOidc(deps, call, { id: params.provider, browser: markBrowser(request, reply) }),
	signInWithOidc: (deps, call, { query, request }) => signInWithOidc(deps, call, { ...query, browser: browserOf(request) }),
	unlinkIdentity: (deps, call, { params }) => unlink(deps, call, ofType(params.type)),
	unlinkOidc: (deps, call, { body }) => unlink(deps, call, ofOpenid(deps, call, body.identifier)),
	providerLogin: (deps, call, { query }) => authorize(deps, call, query),
	providerToken: (deps, call, { body, authorization }) => redeemCode(deps, call, { ...body, authorization }),
} as const satisfies Partial<Handlers>;
