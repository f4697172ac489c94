import type { Secret } from '../secret.ts';
import type { Variables } from './variables.ts';

/** Whose captcha is asked for, and what happens while it is down: our own takes its place, forms are refused, or taken without. */
export type CaptchaSettings =
	| { readonly provider: 'altcha' }
	| {
			readonly provider: 'recaptcha' | 'turnstile';
			readonly siteKey: string;
			readonly secret: Secret;
			readonly whenDown: 'altcha' | 'refuse' | 'accept';
			/** Where the service is; at its own address unless told. */
			readonly url?: URL | undefined;
	  };

/** The settings, and what is wrong with them as `NAME: …`. */
export function readCaptcha(given: Variables): { readonly settings: CaptchaSettings; readonly problems: readonly string[] } {
	const { CAPTCHA: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_WHEN_DOWN: whenDown, CAPTCHA_URL: url } = given;
	if (provider === 'altcha') return { settings: { provider }, problems: [] };
	if (siteKey !== undefined && secret !== undefined) return { settings: { provider, siteKey, secret, whenDown, url }, problems: [] };
	const missing = siteKey === undefined ? 'CAPTCHA_SITE_KEY' : 'CAPTCHA_SECRET';
	return { settings: { provider: 'altcha' }, problems: [`${missing}: missing, but CAPTCHA is ${provider}`] };
}
