import { deleteAvatar, putAvatar } from '../../accounts/avatars/change-avatar.ts';
import { readProfile } from '../../accounts/profile/read-profile.ts';
import { updateProfile } from '../../accounts/profile/update-profile.ts';
import { requestVerification } from '../../accounts/verification/request-verification.ts';
import { keepOpenedNonce, requesterHash, setRequesterCookie } from '../../accounts/verification/verification-cookies.ts';
import { verifyEmail } from '../../accounts/verification/verify-email.ts';
import { profileForClient } from '../../clients/profile-for-client.ts';
import type * as rows from '../../contract/endpoints/account.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { changePassword } from '../../sign-in/passwords/change-password.ts';
import { requestReset } from '../../sign-in/passwords/request-reset.ts';
import { resetPassword } from '../../sign-in/passwords/reset-password.ts';
import { signUp } from '../../sign-in/sign-up/sign-up.ts';
import { forAnyone, forReader, type Handlers } from '../answer-call.ts';

/** The handlers of sign-up, the profile, passwords, email verification and avatars. */
export const accountHandlers = {
	signUp: forAnyone(endpoints.signUp, (deps, call, { body, request, reply }) =>
		signUp(deps, call, { ...body, browserHash: setRequesterCookie(request, reply) }),
	),
	profile: forReader(endpoints.profile, async ({ tables }, call) => {
		const profile = await readProfile(tables, call);
		return call.reader.client ? profileForClient(profile, call.reader.client) : profile;
	}),
	updateProfile: forReader(endpoints.updateProfile, (deps, call, { body, request, reply }) =>
		updateProfile(deps, call, { change: body, browserHash: body.email === undefined ? undefined : setRequesterCookie(request, reply) }),
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
		keepOpenedNonce(reply, params.nonce);
		return deps.throttle.nonce(call, () => verifyEmail(deps, call, { ...params, browserHash: requesterHash(request) }));
	}),
	putAvatar: forReader(endpoints.putAvatar, (deps, call, { request }) => putAvatar(deps, call, request)),
	deleteAvatar: forReader(endpoints.deleteAvatar, (deps, call) => deleteAvatar(deps, call)),
} as const satisfies Pick<Handlers, keyof typeof rows>;
