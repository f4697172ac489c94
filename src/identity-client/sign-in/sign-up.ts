import { endpoints } from '#identity/contract';
import type { Client } from '../client.ts';
import { storeProfile } from '../profile/profile.ts';
import { openSession } from '../stores/session-store.ts';
import { type Answer, send } from '../wire/send.ts';
import { requireCaptcha } from './require-captcha.ts';

export type SignUp = {
	readonly email: string;
	readonly password: string;
	readonly firstName?: string;
	readonly lastName?: string;
	/** Default: false, the session ends with the tab (SES-07). */
	readonly rememberMe?: boolean;
	readonly recaptchaToken?: string | undefined;
};

/**
 * Creates an account (API-21, ENT-09 to ENT-11). Stores the session if the brand opens one at once (ENT-12). The answer has the `uuid`.
 */
export async function signUp(client: Client, account: SignUp): Promise<Answer<typeof endpoints.signUp>> {
	const { email, password, firstName, lastName, rememberMe = false, recaptchaToken } = account;
	await requireCaptcha(client, 'signupRecaptcha', recaptchaToken);
	const profile = {
		...{ email, emailVerified: false, attributes: [{ name: 'subscripted', value: 'false', type: 'Boolean' as const }] },
		...(firstName && { firstName }),
		...(lastName && { lastName }),
	};
	const body = { identity: { userName: email, credentials: password }, profile, ...(recaptchaToken !== undefined && { recaptchaToken }) };
	const answer = await send(client, endpoints.signUp, { body });
	if (answer.accessToken && answer.refreshToken) storeSession(client, answer, rememberMe);
	return answer;
}

function storeSession(client: Client, answer: Answer<typeof endpoints.signUp>, lasts: boolean): void {
	const { identities, profile, ...session } = answer;
	openSession(client, session, lasts);
	storeProfile(client, { ...profile, identities, uuid: session.uuid });
}
