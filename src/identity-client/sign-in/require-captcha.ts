import type { IdentityConfig, RefusalCode } from '#identity/contract';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { isApiError } from '../wire/faults.ts';

const captchaInvalid: RefusalCode<'captcha-invalid'> = '130001';

/** The settings that ask for a captcha, one for each form (RULE-18). */
type CaptchaSetting = 'signinRecaptcha' | 'signupRecaptcha' | 'magicLinkRecaptcha' | 'resetPasswordRecaptcha';

/**
 * Throws the refusal for a missing captcha before anything is sent (LOC-01). If the settings cannot be read, the service decides.
 */
export async function requireCaptcha(client: Client, form: CaptchaSetting, token: string | undefined): Promise<void> {
	if (token || !(await needsCaptcha(client, form))) return;
	throw { code: captchaInvalid, message: 'Captcha token invalid' };
}

async function needsCaptcha(client: Client, form: CaptchaSetting): Promise<boolean> {
	const config: Pick<IdentityConfig, CaptchaSetting> | undefined = await readConfig(client).catch((error) => {
		if (isApiError(error)) client.browser.warn('The configuration was refused', error);
		return undefined;
	});
	return config?.[form] ?? false;
}
