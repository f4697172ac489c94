// Captchas: Google reCAPTCHA, Cloudflare Turnstile, or our own proof of work (ALTCHA).
import type { Captcha, CaptchaDeps } from './captcha/captcha-types.ts';
import { createProofOfWork } from './captcha/proof-of-work.ts';
import { createServiceCaptcha, proofOfWorkWidget } from './captcha/service-captcha.ts';
import type { CaptchaSettings } from './config/captcha-settings.ts';

export type { Captcha, CaptchaDisplay } from './captcha/captcha-types.ts';

export type CaptchaOptions = CaptchaDeps & { readonly settings: CaptchaSettings };

/** Longest token in characters; none of the three services makes longer ones. */
const LONGEST_TOKEN = 8192;

/** The captcha that the settings name. */
export function createCaptcha({ settings, ...deps }: CaptchaOptions): Captcha {
	const proofOfWork = createProofOfWork(deps);
	const captcha: Captcha =
		settings.provider === 'altcha'
			? { ...proofOfWork, widget: proofOfWorkWidget }
			: createServiceCaptcha({ settings, ...deps }, proofOfWork);
	const isToken = (token: string) => token !== '' && token.length <= LONGEST_TOKEN;
	return {
		get widget() {
			return captcha.widget;
		},
		challenge: () => captcha.challenge(),
		verify: async (token, purpose) => isToken(token) && captcha.verify(token, purpose),
	};
}
