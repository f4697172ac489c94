import type { FastifyReply } from 'fastify';
import type { Call } from '../../call.ts';
import type * as rows from '../../contract/endpoints/signing-in.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { PasswordSignIn, TokenResponse } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { bindBrowser, boundBrowser } from '../../providers/authorization-requests/bind-browser.ts';
import { browserAtGoogle } from '../../providers/google-nonce.ts';
import { socialSignIn } from '../../providers/social-sign-in.ts';
import { endSession, listSessions } from '../../sessions/own-sessions.ts';
import { loginWithPassword } from '../../sign-in/login-with-password.ts';
import { logout } from '../../sign-in/logout.ts';
import { confirmOneTimeLink, redeemOneTimeLink } from '../../sign-in/one-time-link/redeem-one-time-link.ts';
import { requestOneTimeLink } from '../../sign-in/one-time-link/request-one-time-link.ts';
import { brandConfig } from '../brand-config.ts';
import { markDevice, setDeviceCookie } from '../device-cookie.ts';
import { forAnyone, forReader, type Handlers } from '../handler.ts';
import { clearBrowser, setSessionCookie } from '../session-cookies.ts';
import { refresh } from './refresh.ts';

/** The handlers of sign-in, refreshing, one-time links and sessions. */
export const signingInHandlers = {
	config: forAnyone(endpoints.config, async (deps, call, { request }) => brandConfig(deps, call, request.headers['accept-language'])),
	captchaChallenge: forAnyone(endpoints.captchaChallenge, (deps) => deps.captcha.challenge()),
	login: forAnyone(endpoints.login, async (deps, call, { body, query, request, reply }) => {
		const identity =
			body.grantType === 'password'
				? await passwordSignIn(deps, call, { body, reply })
				: await markDevice(deps, call, {
						reply,
						identity: await socialSignIn(deps, call, { ...body, browser: boundBrowser(request), googleBrowser: browserAtGoogle(request) }),
					});
		if (query.cookie === 'true') setSessionCookie(reply, identity.accessToken);
		return identity;
	}),
	refresh,
	logout: forAnyone(endpoints.logout, async (deps, call, { reply, authorization }) => {
		clearBrowser(reply);
		return logout(deps, call, authorization);
	}),
	requestOneTimeLink: forAnyone(endpoints.requestOneTimeLink, (deps, call, { body, request, reply }) =>
		requestOneTimeLink(deps, call, { ...body, browser: bindBrowser(request, reply) }),
	),
	redeemOneTimeLink: forAnyone(endpoints.redeemOneTimeLink, async (deps, call, { params, request, reply }) => {
		const redeem = () => redeemOneTimeLink(deps, call, { ...params, browser: boundBrowser(request) });
		return markDevice(deps, call, { identity: await deps.throttle.nonce(call, redeem), reply });
	}),
	confirmOneTimeLink: forAnyone(endpoints.confirmOneTimeLink, async (deps, call, { params, body, reply }) => {
		const confirm = () => confirmOneTimeLink(deps, call, { ...params, ...body });
		return markDevice(deps, call, { identity: await deps.throttle.nonce(call, confirm), reply });
	}),
	sessions: forReader(endpoints.sessions, (deps, call) => listSessions(deps, call)),
	endSession: forReader(endpoints.endSession, (deps, call, { params }) => endSession(deps, call, params.id)),
} as const satisfies Pick<Handlers, keyof typeof rows>;

type PasswordForm = { readonly body: PasswordSignIn; readonly reply: FastifyReply };

async function passwordSignIn(deps: IdentityDeps, call: Call, { body, reply }: PasswordForm): Promise<TokenResponse> {
	const { identity, deviceMarks } = await loginWithPassword(deps, call, body);
	setDeviceCookie(reply, deviceMarks);
	return identity;
}
