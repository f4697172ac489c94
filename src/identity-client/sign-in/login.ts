import { endpoints, type TokenResponse } from '#identity/contract';
import type { Client } from '../client.ts';
import * as keys from '../stores/keys.ts';
import { isRefusal } from '../wire/faults.ts';
import * as refusals from '../wire/refusal-codes.ts';
import { send } from '../wire/send.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireCaptcha } from './require-captcha.ts';

export type Login = {
	readonly email: string;
	readonly password: string;
	/** Forms send true (SES-08). Default: false, the session ends with the tab (SES-07). */
	readonly rememberMe?: boolean;
	/** Required when the configuration says so (RULE-18). */
	readonly recaptchaToken?: string | undefined;
	/** Also sets the cookie that pages without scripts use. */
	readonly cookie?: boolean;
};

/**
 * Signs in with a password (API-07). For an email that is not verified yet, stores the email for the page that verifies it and throws the
 * refusal `email-not-verified` (FLOW-09).
 */
export async function login(client: Client, credentials: Login): Promise<TokenResponse> {
	await requireCaptcha(client, 'signinRecaptcha', credentials.recaptchaToken);
	return loginWithCaptcha(client, credentials);
}

/** Like `login`, for a caller that has already checked the captcha. */
export async function loginWithCaptcha(client: Client, credentials: Login): Promise<TokenResponse> {
	const { email, password, rememberMe = false, recaptchaToken, cookie } = credentials;
	const body = {
		grantType: 'password' as const,
		...{ userName: email, credentials: password, rememberMe },
		...(recaptchaToken !== undefined && { recaptchaToken }),
	};
	try {
		const identity = await send(client, endpoints.login, { body, query: cookie ? { cookie: 'true' } : {} });
		return await completeSignIn(client, identity, { method: 'password', rememberMe, grantType: 'password' });
	} catch (error) {
		if (isRefusal(error, refusals.emailNotVerified)) client.stores.tab.set(keys.emailToVerify, email);
		throw error;
	}
}

/** The email of this tab that waits to be verified (FLOW-09). */
export const emailToVerify = ({ stores }: Client): string | undefined => stores.tab.get(keys.emailToVerify) ?? undefined;
