import { updateProfile } from '../accounts/profile/update-profile.ts';
import { readProfile } from '../accounts/profile-of.ts';
import { requestVerification } from '../accounts/verification/request-verification.ts';
import { verifyEmail } from '../accounts/verification/verify-email.ts';
import { browserOf, markBrowser } from '../providers/authorization-requests/browser.ts';
import { endSession, listSessions } from '../sessions/sessions-of-reader.ts';
import { logout } from '../sign-in/logout.ts';
import { confirmMagicLink, redeemMagicLink, requestMagicLink } from '../sign-in/magic-link/magic-link.ts';
import { changePassword } from '../sign-in/passwords/change-password.ts';
import { requestReset } from '../sign-in/passwords/request-reset.ts';
import { resetPassword } from '../sign-in/passwords/reset-password.ts';
import { signUp } from '../sign-in/sign-up/sign-up.ts';
import type { Handlers } from './handlers.ts';
import { refresh } from './refresh-handler.ts';
import { leaveBrowser } from './session-cookies.ts';

/** Accounts with a password: made, signed in to, kept and recovered. */
export const accountHandlers = {
	refresh,
	logout: async (parts, call, { reply, authorization }) => {
		leaveBrowser(reply);
		return logout(parts, call, authorization);
	},
	requestMagicLink: (parts, call, { body, request, reply }) =>
		requestMagicLink(parts, call, { ...body, browser: markBrowser(request, reply) }),
	redeemMagicLink: (parts, call, { params, request }) =>
		parts.throttle.nonce(call, () => redeemMagicLink(parts, call, { ...params, browser: browserOf(request) })),
	confirmMagicLink: (parts, call, { params, body }) =>
		parts.throttle.nonce(call, () => confirmMagicLink(parts, call, { ...params, ...body })),
	signUp: (parts, call, { body }) => signUp(parts, call, body),
	profile: ({ tables }, call) => readProfile(tables, call),
	updateProfile: (parts, call, { body }) => updateProfile(parts, call, body),
	updatePassword: (parts, call, { body }) => changePassword(parts, call, body),
	requestPasswordReset: (parts, call, { body }) => requestReset(parts, call, body),
	resetPassword: (parts, call, { params, body }) =>
		parts.throttle.nonce(call, () => resetPassword(parts, call, params.nonce, body.newPassword)),
	requestEmailVerification: (parts, call, { body }) => requestVerification(parts, call, body.email),
	verifyEmail: (parts, call, { params }) => parts.throttle.nonce(call, () => verifyEmail(parts, call, params.nonce)),
	sessions: (parts, call) => listSessions(parts, call),
	endSession: (parts, call, { params }) => endSession(parts, call, params.id),
} as const satisfies Partial<Handlers>;
