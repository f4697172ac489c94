import { endpoints, type Identity } from '#identity/contract';
import type { Client } from '../client.ts';
import * as keys from '../stores/keys.ts';
import { isApiError } from '../wire/faults.ts';
import { send } from '../wire/send.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireCaptcha } from './require-captcha.ts';

export type Login = {
	readonly email: string;
	readonly password: string;
	/** Forms send it as true (SES-08); without it the session ends with the tab (SES-07). */
	readonly rememberMe?: boolean;
	/** Required when the configuration says so (RULE-18). */
	readonly recaptchaToken?: string | undefined;
	/** Also sets the cookie that pages without scripts use. */
	readonly cookie?: boolean;
};

/**
 * Signs in with a password (API-07). The e-mail of a reader who has not verified it waits in the tab for the page that does
 * (FLOW-09); see `isEmailNotVerified`.
 */
export async function login(client: Client, { email, password, rememberMe = false, recaptchaToken, cookie }: Login): Promise<Identity> {
	await requireCaptcha(client, 'signinRecaptcha', recaptchaToken);
	const body = {
		grantType: 'password' as const,
		...{ userName: email, credentials: password, rememberMe },
		...(recaptchaToken !== undefined && { recaptchaToken }),
	};
	try {
		const identity = await send(client, endpoints.login, { body, query: cookie ? { cookie: 'true' } : {} });
		return await completeSignIn(client, identity, { method: 'password', rememberMe, grantType: 'password' });
	} catch (error) {
		if (isEmailNotVerified(error)) client.stores.tab.set(keys.emailToVerify, email);
		throw error;
	}
}

/** Whether a sign-in was refused because its e-mail waits to be verified (ERR-07): the reader goes to validar-registro (FLOW-09). */
export const isEmailNotVerified = (error: unknown): boolean => isApiError(error) && error.message === 'Email Address is not verified';

/** Whether a sign-in was refused for its password; after a new one the reader goes to ingresar (FLOW-19). */
export const isAuthenticationFailed = (error: unknown): boolean => isApiError(error) && error.message === 'Authentication failed';

/** Whether something was refused because the reader proved more than an hour ago who she is (LIM-01); she may prove it again. */
export const isSignInTooOld = (error: unknown): boolean =>
	isApiError(error) && error.message === 'Update only when within 60 minutes of signIn';

/** The e-mail that waits to be verified in this tab (FLOW-09). */
export const emailToVerify = ({ stores: places }: Client): string | undefined => places.tab.get(keys.emailToVerify) ?? undefined;
