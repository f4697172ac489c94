import { readProfile } from '../accounts/profile/to-profile.ts';
import { updateProfile } from '../accounts/profile/update-profile.ts';
import { askingBrowser, bindAskingBrowser, keepOpenedLink } from '../accounts/verification/link-browsers.ts';
import { requestVerification } from '../accounts/verification/request-verification.ts';
import { verifyEmail } from '../accounts/verification/verify-email.ts';
import { profileForClient } from '../clients/profile-for-client.ts';
import { endpoints } from '../contract/endpoints.ts';
import { bindBrowser, boundBrowser } from '../providers/authorization-requests/bind-browser.ts';
import { endSession, listSessions } from '../sessions/own-sessions.ts';
import { logout } from '../sign-in/logout.ts';
import { confirmOneTimeLink, redeemOneTimeLink } from '../sign-in/one-time-link/redeem-one-time-link.ts';
import { requestOneTimeLink } from '../sign-in/one-time-link/request-one-time-link.ts';
import { changePassword } from '../sign-in/passwords/change-password.ts';
import { requestReset } from '../sign-in/passwords/request-reset.ts';
import { resetPassword } from '../sign-in/passwords/reset-password.ts';
import { signUp } from '../sign-in/sign-up/sign-up.ts';
import { markDevice } from './device-cookie.ts';
import { forAnyone, forReader, type Handlers } from './handlers.ts';
import { refresh } from './refresh-handler.ts';
import { clearBrowser } from './session-cookies.ts';

/** The handlers of sessions, sign-up, passwords, email verification and the profile. */
export const accountHandlers = {
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
	signUp: forAnyone(endpoints.signUp, (deps, call, { body, request, reply }) =>
		signUp(deps, call, { ...body, browser: bindAskingBrowser(request, reply) }),
	),
	profile: forReader(endpoints.profile, async ({ tables }, call) => {
		const profile = await readProfile(tables, call);
		return call.reader.client ? profileForClient(profile, call.reader.client) : profile;
	}),
	updateProfile: forReader(endpoints.updateProfile, (deps, call, { body, request, reply }) =>
		updateProfile(deps, call, { change: body, browser: body.email === undefined ? undefined : bindAskingBrowser(request, reply) }),
	),
	updatePassword: forReader(endpoints.updatePassword, (deps, call, { body }) => changePassword(deps, call, body)),
	requestPasswordReset: forAnyone(endpoints.requestPasswordReset, (deps, call, { body }) => requestReset(deps, call, body)),
	resetPassword: forAnyone(endpoints.resetPassword, (deps, call, { params, body }) =>
		deps.throttle.nonce(call, () => resetPassword(deps, call, { ...params, ...body })),
	),
	requestEmailVerification: forAnyone(endpoints.requestEmailVerification, (deps, call, { body }) =>
		requestVerification(deps, call, body.email),
	),
	verifyEmail: forAnyone(endpoints.verifyEmail, (deps, call, { params, request, reply }) => {
		keepOpenedLink(reply, params.nonce);
		return deps.throttle.nonce(call, () => verifyEmail(deps, call, { ...params, browser: askingBrowser(request) }));
	}),
	sessions: forReader(endpoints.sessions, (deps, call) => listSessions(deps, call)),
	endSession: forReader(endpoints.endSession, (deps, call, { params }) => endSession(deps, call, params.id)),
} as const satisfies Partial<Handlers>;
