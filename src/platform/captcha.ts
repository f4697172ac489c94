// Captchas: Google reCAPTCHA, Cloudflare Turnstile, or our own proof of work (ALTCHA), which also stands in when those are down.
import { type Challenge, createProofOfWork } from './captcha/proof-of-work.ts';
import { ourOwn, withFallback } from './captcha/with-fallback.ts';
import type { Clock } from './clock.ts';
import type { CaptchaSettings } from './config/captcha-settings.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { OutboundHttp } from './outbound-http.ts';

/** What a token must have been made for. */
export type CaptchaFor = {
	/** Its `action` at the service: the form, such as `signIn`. */
	readonly form: string;
	/** Host of the page with the form. */
	readonly hostname: string;
	readonly ip?: string | undefined;
};

/** What a form shows; ALTCHA has no key of a site. */
export type ShownCaptcha = {
	readonly provider: CaptchaSettings['provider'];
	readonly siteKey: string;
	/** Address of the script that browsers need for it; empty for ALTCHA. */
	readonly script: string;
};

export type Captcha = {
	/** Changes to `altcha` while the service is down, if the settings want that. */
	readonly shown: ShownCaptcha;
	/** Whether the token is good, for this form and page, made within minutes and used for the first time. Never throws. */
	verify(token: string, wanted: CaptchaFor): Promise<boolean>;
	/** A challenge for ALTCHA's widget, good for ten minutes. Its solution, as base64 of JSON, is the token. */
	challenge(): Promise<Challenge>;
};

type Common = {
	/** Signs challenges; the same in all processes. */
	readonly key: Buffer;
	/** Remembers the solutions that were used. */
	readonly limits: Limits;
	readonly outboundHttp: OutboundHttp;
	readonly clock: Clock;
	readonly log: Log;
};

export type CaptchaOptions = Common & { readonly settings: CaptchaSettings };

export type ServiceOptions = Common & { readonly settings: Exclude<CaptchaSettings, { provider: 'altcha' }> };

/** Longer ones are no token of any of the three. */
const LONGEST_TOKEN = 8192;

/** The captcha of the settings. */
export function createCaptcha({ settings, ...common }: CaptchaOptions): Captcha {
	const ownWork = createProofOfWork(common);
	const captcha: Captcha = settings.provider === 'altcha' ? { ...ownWork, shown: ourOwn } : withFallback({ settings, ...common }, ownWork);
	const isToken = (token: string) => token !== '' && token.length <= LONGEST_TOKEN;
	return {
		get shown() {
			return captcha.shown;
		},
		challenge: () => captcha.challenge(),
		verify: async (token, wanted) => isToken(token) && captcha.verify(token, wanted),
	};
}
