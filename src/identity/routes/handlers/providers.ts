import type * as rows from '../../contract/endpoints/providers.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { googleNonce, readGoogleCookie } from '../../providers/google-nonce.ts';
import { signInWithOidc } from '../../providers/openid/finish-sign-in.ts';
import { appleAuthUrl, initiateOidc } from '../../providers/openid/start-sign-in.ts';
import { checkSwgLogin, relinkSwg, swgAccessToken } from '../../providers/subscribe-with-google.ts';
import { loginsOfOpenidProvider, loginsOfType, unlinkLogins } from '../../providers/unlink-logins.ts';
import { bindBrowser, boundBrowser } from '../../sessions/binding-cookie.ts';
import { forAnyone, forReader, type Handlers } from '../answer-call.ts';
import { markDevice } from '../device-cookie.ts';

/** The handlers of sign-in through other providers. */
export const providerHandlers = {
	unlinkIdentity: forReader(endpoints.unlinkIdentity, (deps, call, { params }) => unlinkLogins(deps, call, loginsOfType(params.type))),
	googleNonce: forAnyone(endpoints.googleNonce, async (_deps, _call, { request, reply }) => googleNonce(request, reply)),
	swgAccessToken: forReader(endpoints.swgAccessToken, (deps, call) => swgAccessToken(deps, call)),
	checkSwgLogin: forAnyone(endpoints.checkSwgLogin, (deps, call, { body }) => checkSwgLogin(deps, call, body.token)),
	relinkSwg: forReader(endpoints.relinkSwg, (deps, call, { params, request }) =>
		relinkSwg(deps, call, { ...params, browser: readGoogleCookie(request) }),
	),
	appleAuthUrl: forAnyone(endpoints.appleAuthUrl, (deps, call, { request, reply }) =>
		appleAuthUrl(deps, call, bindBrowser(request, reply)),
	),
	initiateOidc: forAnyone(endpoints.initiateOidc, (deps, call, { params, request, reply }) =>
		initiateOidc(deps, call, { id: params.provider, browserSecret: bindBrowser(request, reply) }),
	),
	signInWithOidc: forAnyone(endpoints.signInWithOidc, async (deps, call, { query, request, reply }) => {
		const tokens = await signInWithOidc(deps, call, { ...query, browser: boundBrowser(request) });
		return markDevice(deps, call, { tokens, reply });
	}),
	unlinkOidc: forReader(endpoints.unlinkOidc, (deps, call, { body }) =>
		unlinkLogins(deps, call, loginsOfOpenidProvider(deps, call, body.identifier)),
	),
} as const satisfies Pick<Handlers, keyof typeof rows>;
