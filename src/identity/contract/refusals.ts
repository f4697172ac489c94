/**
 * The refusals of the identity service: name → code on the wire, HTTP status and message. Programs recognise a refusal by its code, and the
 * texts for readers are chosen by its message (ERR-01 to ERR-12), so neither may change. Codes in digits come from the contract; codes in
 * words are ours, where the contract has none.
 */
export const identityRefusals = {
	'authentication-failed': ['300040', 401, 'Authentication failed'],
	'refresh-failed': ['300041', 401, 'Authentication failed'],
	'access-denied': ['100011', 401, 'Missing or invalid jwt'],
	'account-disabled': ['100015', 403, 'Account is disabled'],
	'notice-invalid': ['notice-invalid', 400, 'The notice is not signed for us'],
	'beyond-scope': ['insufficient_scope', 403, 'The token of a client does not allow this call'],
	'foreign-origin': ['foreign-origin', 403, 'Pages of this site may not make this call'],
	'only-prefetched': ['only-prefetched', 403, 'Prefetch requests are refused'],
	'read-only-session': ['impersonation-is-read-only', 403, 'Impersonated sessions are read-only'],
	'sign-in-again': ['sign-in-again', 403, 'Update only when within 60 minutes of signIn'],
	'too-many-attempts': ['100014', 429, 'Too many attempts'],
	'captcha-invalid': ['130001', 400, 'Captcha token invalid'],
	'sign-up-captcha-invalid': ['010122', 400, 'Captcha token invalid'],
	'email-not-verified': ['130051', 401, 'Email Address is not verified'],
	'email-invalid': ['email-invalid', 422, 'Email is not valid'],
	'email-in-use': ['300022', 409, 'Email already in use'],
	'email-already-verified': ['email-already-verified', 409, 'Email already Verified'],
	'account-exists': ['300039', 400, 'Duplicate identity type'],
	'password-weak': ['300036', 422, 'Password does not meet strength requirements'],
	'password-too-long': ['password-too-long', 422, 'Password is too long'],
	'nonce-spent': ['300033', 404, 'Nonce not found or expired'],
	'newsletter-not-found': ['newsletter-not-found', 422, 'There is no such newsletter'],
	'unsubscribe-link-damaged': ['unsubscribe-link-damaged', 404, 'The link to unsubscribe is not whole'],
	'open-call-not-found': ['open-call-not-found', 404, 'There is no such open call'],
	'open-call-closed': ['open-call-closed', 409, 'The call takes no answers now'],
	'application-invalid': ['application-invalid', 422, 'Some answers do not fit their questions'],
	'withdrawal-link-damaged': ['withdrawal-link-damaged', 404, 'The link to withdraw is not whole'],
	'link-of-other-browser': ['link-of-other-browser', 403, 'The link was asked for in another browser; confirm its e-mail'],
	'change-of-other-browser': [
		'change-of-other-browser',
		403,
		'The change was asked for in another browser; sign in here and open the link again',
	],
	'first-name-invalid': ['first-name-invalid', 422, 'invalid name'],
	'last-name-invalid': ['300130', 422, 'invalid last name'],
	'names-invalid': ['first-name-invalid,300130', 422, 'invalid name, invalid last name'],
	'phone-invalid': ['phone-invalid', 422, 'Debe contener sólo caracteres numéricos.'],
	'birth-date-invalid': ['birth-date-invalid', 422, 'Ingrese una fecha válida con el formato DD/MM/AAAA.'],
	'last-identity': ['300044', 409, 'At least one identity needs to remain on the user'],
	'identity-not-found': ['identity-not-found', 404, 'There is no such identity'],
	'identity-in-use': ['identity-in-use', 409, 'The identity belongs to another account'],
	'brand-not-found': ['brand-not-found', 421, 'No brand is served under this host'],
	'email-missing': ['email-missing', 409, 'The account has no e-mail; add one first'],
	'call-not-found': ['call-not-found', 404, 'There is no such call'],
	'form-not-taken': ['unsupported-type', 415, 'The body is of a type that is not taken here.'],
	'session-not-found': ['session-not-found', 404, 'There is no such session'],
	'report-not-found': ['report-not-found', 404, 'There is no such report'],
	'provider-off': ['provider-off', 404, 'This way to sign in is not set up'],
	'provider-unavailable': ['provider-unavailable', 503, 'The sign-in provider does not answer'],
	'google-token-missing': ['google-token-missing', 400, 'No Google ID token found'],
	'client-not-found': ['invalid_client', 400, 'There is no such client, or the redirect address is not one of its own'],
	'code-spent': ['invalid_grant', 400, 'The code is not good, or not for this client, or was used before'],
	'grant-unsupported': ['unsupported_grant_type', 400, 'Codes are the one grant that is taken'],
	'image-missing': ['MISSING_IMAGE', 400, 'No image found in the input field provided'],
	'image-type': ['UNSUPPORTED_IMAGE_TYPE', 415, 'Image type not supported'],
	'image-too-large': ['IMAGE_TOO_LARGE', 413, 'Image too big. Only images up to 3 MB are supported.'],
} as const satisfies Readonly<Record<string, readonly [code: string, httpStatus: number, message: string]>>;

/** The name of a refusal. */
export type IdentityRefusal = keyof typeof identityRefusals;

/** The code that a refusal has on the wire. No two refusals share a code (refusals.test.ts). */
export type RefusalCode<Name extends IdentityRefusal> = (typeof identityRefusals)[Name][0];

/** The name of the refusal with this code on the wire; undefined for an unknown code. */
export function refusalName(code: unknown): IdentityRefusal | undefined {
	return Object.keys(identityRefusals)
		.filter(isRefusalName)
		.find((name) => identityRefusals[name][0] === code);
}

const isRefusalName = (text: string): text is IdentityRefusal => Object.hasOwn(identityRefusals, text);
