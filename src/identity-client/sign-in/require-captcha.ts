import type { IdentityConfig } from '#identity/contract';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { isApiError } from '../wire/faults.ts';

/** The switches of the configuration, one for each form (RULE-18). */
type CaptchaSwitch = 'signinRecaptcha' | 'signupRecaptcha' | 'magicLinkRecaptcha' | 'resetPasswordRecaptcha';

/** Refuses a form without the captcha that it asks for, before anything is sent (LOC-01). Without the configuration the service decides. */
export async function requireCaptcha(client: Client, form: CaptchaSwitch, token: string | undefined): Promise<void> {
	if (token || !(await asks(client, form))) return;
	throw { code: '130001', message: 'Captcha token invalid' };
}

async function asks(client: Client, form: CaptchaSwitch): Promise<boolean> {
	const config: Pick<IdentityConfig, CaptchaSwitch> | undefined = await readConfig(client).catch((error) => {
		if (isApiError(error)) client.browser.warn('The configuration was refused', error);
		return undefined;
	});
	return config?.[form] ?? false;
}
