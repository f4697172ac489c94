import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { endpoints } from '#identity/contract';
import { type Client, call, readConfig } from '#identity-client';

/** The forms that may ask for a captcha (RULE-18). */
type Asking = 'signinRecaptcha' | 'signupRecaptcha' | 'resetPasswordRecaptcha';

/** The answer to our own captcha, when the form asks for one (LOC-01): the browser works for it while the form is sent, the reader does nothing. */
export async function captchaToken(client: Client, form: Asking): Promise<string | undefined> {
	const config = await readConfig(client).catch(() => undefined);
	if (!config?.[form] || config.captchaProvider !== 'altcha') return undefined;
	const challenge = await call(client, endpoints.captchaChallenge);
	const solution = await solveChallenge({ challenge, deriveKey });
	return btoa(JSON.stringify({ challenge, solution }));
}
