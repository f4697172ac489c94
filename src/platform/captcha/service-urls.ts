// The addresses of Google reCAPTCHA and Cloudflare Turnstile.
import type { CaptchaSettings } from '../config/captcha-settings.ts';

type CaptchaService = Pick<Exclude<CaptchaSettings, { provider: 'altcha' }>, 'provider' | 'url'>;

const defaultUrls = {
	recaptcha: 'https://www.google.com/recaptcha/',
	turnstile: 'https://challenges.cloudflare.com/turnstile/v0/',
} as const;
const verifiers = { recaptcha: 'api/siteverify', turnstile: 'siteverify' } as const;

/** Address of the script that browsers load from a service. */
export const scriptOf = (service: CaptchaService): URL => new URL('api.js', urlOf(service));

/** Address where a service verifies tokens; see reCAPTCHA's page "Verifying the user's response" and Turnstile's "Validate the token". */
export const verifierOf = (service: CaptchaService): URL => new URL(verifiers[service.provider], urlOf(service));

const urlOf = ({ provider, url }: CaptchaService): URL => url ?? new URL(defaultUrls[provider]);
