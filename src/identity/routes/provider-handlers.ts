import { authorize } from '../clients/authorize.ts';
import { redeemCode } from '../clients/redeem-code.ts';
import { browserOf, markBrowser } from '../providers/authorization-requests/browser.ts';
import { ofOpenid, ofType, unlink } from '../providers/logins/unlink.ts';
import { signInWithOidc } from '../providers/openid/end-sign-in.ts';
import { appleAuthUrl, initiateOidc } from '../providers/openid/send-reader.ts';
import { checkSwgLogin, relinkSwg, swgAccessToken } from '../providers/subscribe/subscribe-with-google.ts';
import type { Handlers } from './handlers.ts';

/** Signing in with what others vouch for, and vouching for others. */
export const providerHandlers = {
	swgAccessToken: (parts, call) => swgAccessToken(parts, call),
	checkSwgLogin: (parts, call, { body }) => checkSwgLogin(parts, call, body.token),
	relinkSwg: (parts, call, { params }) => relinkSwg(parts, call, params),
	appleAuthUrl: (parts, call, { request, reply }) => appleAuthUrl(parts, call, markBrowser(request, reply)),
	initiateOidc: (parts, call, { params, request, reply }) =>
		initiateOidc(parts, call, { id: params.provider, browser: markBrowser(request, reply) }),
	signInWithOidc: (parts, call, { query, request }) => signInWithOidc(parts, call, { ...query, browser: browserOf(request) }),
	unlinkIdentity: (parts, call, { params }) => unlink(parts, call, ofType(params.type)),
	unlinkOidc: (parts, call, { body }) => unlink(parts, call, ofOpenid(parts, call, body.identifier)),
	providerLogin: (parts, call, { query }) => authorize(parts, call, query),
	providerToken: (parts, call, { body, authorization }) => redeemCode(parts, call, body, authorization),
} as const satisfies Partial<Handlers>;
