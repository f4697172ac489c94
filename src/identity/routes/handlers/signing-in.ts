import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../call.ts';
import type * as rows from '../../contract/endpoints/signing-in.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { PasswordSignIn, ProviderSignIn, TokenResponse } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { readGoogleCookie } from '../../providers/google-nonce.ts';
import { signInWithProvider } from '../../providers/sign-in-with-provider.ts';
import { bindBrowser, boundBrowser } from '../../sessions/binding-cookie.ts';
import { endSession, listSessions } from '../../sessions/own-sessions.ts';
import { logout } from '../../sign-in/logout.ts';
import { confirmOneTimeLink, redeemOneTimeLink } from '../../sign-in/one-time-link/redeem-one-time-link.ts';
import { requestOneTimeLink } from '../../sign-in/one-time-link/request-one-time-link.ts';
import { signInWithPassword } from '../../sign-in/sign-in-with-password.ts';
import { forAnyone, forReader, type Handlers } from '../answer-call.ts';
import { brandConfig } from '../brand-config.ts';
import { deviceMarksCookie, markDevice } from '../device-cookie.ts';
import { clearBrowser, setSessionCookie } from '../session-cookies.ts';
import { refresh } from './refresh.ts';

/** The handlers of sign-in, refreshing, one-time links and sessions. */
export const signingInHandlers = {
	config: forAnyone(endpoints.config, async (deps, call, { request }) => brandConfig(deps, call, request.headers['accept-language'])),
	captchaChallenge: forAnyone(endpoints.captchaChallenge, (deps) => deps.captcha.challenge()),
	login: forAnyone(endpoints.login, async (deps, call, { body, query, request, reply }) => {
		const tokens = await (body.grantType === 'password'
			? passwordSignIn(deps, call, { body, reply })
			: providerSignIn(deps, call, { body, request, reply }));
		if (query.cookie === 'true') setSessionCookie(reply, tokens.accessToken);
		return tokens;
	}),
	refresh,
	logout: forAnyone(endpoints.logout, async (deps, call, { reply, authorization }) => {
		clearBrowser(reply);
		return logout(deps, call, authorization);
	}),
	requestOneTimeLink: forAnyone(endpoints.requestOneTimeLink, (deps, call, { body, request, reply }) =>
		requestOneTimeLink(deps, call, { ...body, browserSecret: bindBrowser(request, reply) }),
	),
	redeemOneTimeLink: forAnyone(endpoints.redeemOneTimeLink, async (deps, call, { params, request, reply }) => {
		const redeem = () => redeemOneTimeLink(deps, call, { ...params, browser: boundBrowser(request) });
		return markDevice(deps, call, { tokens: await deps.throttle.nonce(call, redeem), reply });
	}),
	confirmOneTimeLink: forAnyone(endpoints.confirmOneTimeLink, async (deps, call, { params, body, reply }) => {
		const confirm = () => confirmOneTimeLink(deps, call, { ...params, ...body });
		return markDevice(deps, call, { tokens: await deps.throttle.nonce(call, confirm), reply });
	}),
	sessions: forReader(endpoints.sessions, (deps, call) => listSessions(deps, call)),
	endSession: forReader(endpoints.endSession, (deps, call, { params }) => endSession(deps, call, params.id)),
} as const satisfies Pick<Handlers, keyof typeof rows>;

type PasswordForm = { readonly body: PasswordSignIn; readonly reply: FastifyReply };

async function passwordSignIn(deps: IdentityDeps, call: Call, { body, reply }: PasswordForm): Promise<TokenResponse> {
	const { tokens, deviceMarks } = await signInWithPassword(deps, call, body);
	deviceMarksCookie.set(reply, deviceMarks);
	return tokens;
}

type ProviderForm = { readonly body: ProviderSignIn; readonly request: FastifyRequest; readonly reply: FastifyReply };

async function providerSignIn(deps: IdentityDeps, call: Call, { body, request, reply }: ProviderForm): Promise<TokenResponse> {
	const browsers = { browser: boundBrowser(request), googleCookie: readGoogleCookie(request) };
	return markDevice(deps, call, { tokens: await signInWithProvider(deps, call, { ...body, ...browsers }), reply });
}
