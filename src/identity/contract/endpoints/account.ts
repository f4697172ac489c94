// The endpoints of an account: sign-up, profile, password, email, picture.
import * as v from 'valibot';
import { type Endpoint, v1 } from '../endpoint.ts';
import { loginOfProfile, newProfile, profileChange, profile as wholeProfile } from '../profile.ts';
import * as shape from '../shapes.ts';

/** The refusals of a profile whose members are invalid (RULE-14 to RULE-17). */
const profileRefusals = ['first-name-invalid', 'last-name-invalid', 'names-invalid', 'phone-invalid', 'birth-date-invalid'] as const;

export const signUp = {
	method: 'POST',
	path: `${v1}/signup`,
	does: 'Creates an account (API-21, ENT-09 to ENT-12) and sends the email that verifies its address. On brands with enumeration protection the answer is the same whether or not the address has an account: it has no tokens, and its uuid is random.',
	auth: 'none',
	padsResponseTime: 'if-protected',
	takes: v.object({
		body: v.object({
			identity: shape.newAccount,
			profile: v.optional(v.nullable(newProfile)),
			recaptchaToken: shape.emailRequest.entries.recaptchaToken,
		}),
	}),
	gives: v.object({
		uuid: v.string(),
		identities: v.array(loginOfProfile),
		profile: v.omit(wholeProfile, ['uuid', 'identities']),
		accessToken: v.optional(v.string()),
		refreshToken: v.optional(v.string()),
	}),
	refuses: ['account-exists', 'sign-up-captcha-invalid', 'email-invalid', 'password-weak', 'password-too-long', ...profileRefusals],
} as const satisfies Endpoint;

export const profile = {
	method: 'GET',
	path: `${v1}/profile`,
	does: 'Gives the profile (API-16). The token of a client gets what its scopes allow; other members are empty.',
	auth: 'reader',
	forClients: true,
	takes: v.object({}),
	gives: wholeProfile,
	refuses: [],
} as const satisfies Endpoint;

export const updateProfile = {
	method: 'PATCH',
	path: `${v1}/profile`,
	does: 'Changes the members that are sent (API-17). A new email needs a fresh sign-in, and must be confirmed; the answer is the same when it has an account.',
	auth: 'reader',
	takes: v.object({ body: profileChange }),
	gives: wholeProfile,
	refuses: ['sign-in-again', 'email-invalid', ...profileRefusals],
} as const satisfies Endpoint;

export const updatePassword = {
	method: 'PUT',
	path: `${v1}/password`,
	does: 'Changes the password (API-22) and ends the other sessions.',
	auth: 'reader',
	takes: v.object({ body: shape.passwordChange }),
	gives: loginOfProfile,
	refuses: ['authentication-failed', 'password-weak', 'password-too-long'],
} as const satisfies Endpoint;

export const requestPasswordReset = {
	method: 'POST',
	path: `${v1}/password/reset`,
	does: 'Sends a link to choose a new password (API-23). The answer is the same for an unknown name.',
	auth: 'none',
	padsResponseTime: 'always',
	takes: v.object({ body: shape.resetRequest }),
	gives: shape.success,
	refuses: ['captcha-invalid'],
} as const satisfies Endpoint;

export const resetPassword = {
	method: 'PUT',
	path: `${v1}/password/reset/:nonce`,
	does: 'Sets a new password by the link (API-24), ends all sessions and lifts the limits on signing in.',
	auth: 'none',
	takes: v.object({ params: shape.nonceInPath, body: shape.newPassword }),
	gives: loginOfProfile,
	refuses: ['nonce-spent', 'password-weak', 'password-too-long'],
} as const satisfies Endpoint;

export const requestEmailVerification = {
	method: 'POST',
	path: `${v1}/email/verify`,
	does: 'Sends the email that verifies an address again (API-25), once a minute. The answer is the same for an unknown address, and says how long to wait for the next one.',
	auth: 'none',
	padsResponseTime: 'always',
	takes: v.object({ body: v.pick(shape.emailRequest, ['email']) }),
	/** `retryAfter`: when the email may be requested again, in s. */
	gives: v.object({ ...shape.success.entries, retryAfter: v.number() }),
	refuses: [],
} as const satisfies Endpoint;

export const verifyEmail = {
	method: 'GET',
	path: `${v1}/email/verify/:nonce`,
	does: "Verifies the email (API-26) and signs nobody in. If the link of a new account is opened in another browser than the sign-up, the account's sessions end, and its password works only in a browser that opened the link until the reader has signed in there. A change of email is confirmed only in the browser that requested it or where the reader is signed in.",
	auth: 'optional',
	changes: true,
	takes: v.object({ params: shape.nonceInPath }),
	gives: shape.success,
	refuses: ['nonce-spent', 'email-already-verified', 'email-in-use', 'change-of-other-browser'],
} as const satisfies Endpoint;

export const putAvatar = {
	method: 'PUT',
	path: `${v1}/avatar`,
	does: 'Replaces the picture by the multipart field `avatar`, a JPEG of at most 3,000,000 bytes (API-19).',
	auth: 'reader',
	takes: v.object({}),
	gives: wholeProfile,
	refuses: ['image-missing', 'image-type', 'image-too-large'],
} as const satisfies Endpoint;

export const deleteAvatar = {
	method: 'DELETE',
	path: `${v1}/avatar`,
	does: 'Removes the picture (API-20).',
	auth: 'reader',
	takes: v.object({}),
	gives: wholeProfile,
	refuses: [],
} as const satisfies Endpoint;
