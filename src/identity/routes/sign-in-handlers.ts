import type { FastifyReply } from 'fastify';
import type { Call } from '../call.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { PasswordSignIn, TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { boundBrowser } from '../providers/authorization-requests/bind-browser.ts';
import { browserAtGoogle } from '../providers/google-nonce.ts';
import { socialSignIn } from '../providers/social-sign-in.ts';
import { loginWithPassword } from '../sign-in/login-with-password.ts';
import { brandConfig } from './brand-config.ts';
import { markDevice, setDeviceCookie } from './device-cookie.ts';
import { forAnyone, type Handlers } from './handlers.ts';
import { setSessionCookie } from './session-cookies.ts';

/** The handlers of sign-in and of what its forms need. */
export const signInHandlers = {
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
} as const satisfies Partial<Handlers>;

type PasswordForm = { readonly body: PasswordSignIn; readonly reply: FastifyReply };

async function passwordSignIn(deps: IdentityDeps, call: Call, { body, reply }: PasswordForm): Promise<TokenResponse> {
	const { identity, deviceMarks } = await loginWithPassword(deps, call, body);
	setDeviceCookie(reply, deviceMarks);
	return identity;
}
