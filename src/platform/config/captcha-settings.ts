import type { Secret } from '../secret.ts';
import type { Variables } from './variables.ts';

/** Which captcha the forms use. */
export type CaptchaSettings =
	| { readonly provider: 'altcha' }
	| {
			readonly provider: 'recaptcha' | 'turnstile';
			readonly siteKey: string;
			readonly secret: Secret;
			/** What happens while the service is down: `altcha` shows our own, `refuse` refuses the forms, `accept` accepts them without a captcha. */
			readonly whenDown: 'altcha' | 'refuse' | 'accept';
			/** Address of the service; default: its public address. */
			readonly url?: URL | undefined;
	  };

/** Reads the captcha settings, and their problems as `NAME: …`. */
export function readCaptcha(variables: Variables): { readonly settings: CaptchaSettings; readonly problems: readonly string[] } {
	const { CAPTCHA: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_WHEN_DOWN: whenDown, CAPTCHA_URL: url } = variables;
	if (provider === 'altcha') return { settings: { provider }, problems: [] };
	if (siteKey !== undefined && secret !== undefined) return { settings: { provider, siteKey, secret, whenDown, url }, problems: [] };
	const missing = siteKey === undefined ? 'CAPTCHA_SITE_KEY' : 'CAPTCHA_SECRET';
	return { settings: { provider: 'altcha' }, problems: [`${missing}: missing, but CAPTCHA is ${provider}`] };
}
