import { endpoints } from '../contract/endpoints.ts';
import { boundBrowser } from '../providers/authorization-requests/bind-browser.ts';
import { socialSignIn } from '../providers/social-sign-in.ts';
import { canonicalUserName, loginWithPassword } from '../sign-in/login-with-password.ts';
import { brandConfig } from './brand-config.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { forAnyone, type Handlers } from './handlers.ts';
import { setSessionCookie } from './session-cookies.ts';

/** The handlers of sign-in and of what its forms need. */
export const signInHandlers = {
	config: forAnyone(endpoints.config, async (deps, call) => brandConfig(deps, call)),
	captchaChallenge: forAnyone(endpoints.captchaChallenge, (deps) => deps.captcha.challenge()),
	login: forAnyone(endpoints.login, async (deps, call, { body, query, request, reply }) => {
		const identity =
			body.grantType === 'password'
				? await loginWithPassword(deps, call, body)
				: await socialSignIn(deps, call, { ...body, browser: boundBrowser(request) });
		if (body.grantType === 'password') setDeviceCookie(reply, deps.throttle.rememberDevice(call, canonicalUserName(body.userName)));
		if (query.cookie === 'true') setSessionCookie(reply, identity.accessToken);
		return identity;
	}),
} as const satisfies Partial<Handlers>;
