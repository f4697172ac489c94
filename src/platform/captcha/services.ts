import type { CaptchaSettings } from '../config/captcha-settings.ts';

type Service = Pick<Exclude<CaptchaSettings, { provider: 'altcha' }>, 'provider' | 'url'>;

const homes = { recaptcha: 'https://www.google.com/recaptcha/', turnstile: 'https://challenges.cloudflare.com/turnstile/v0/' } as const;
const verifiers = { recaptcha: 'api/siteverify', turnstile: 'siteverify' } as const;

/** Where browsers get the script of a service. */
export const scriptOf = (service: Service): URL => new URL('api.js', homeOf(service));

/** Where the service is asked about a token; see its page "Verifying the user's response" or "Validate the token". */
export const verifierOf = (service: Service): URL => new URL(verifiers[service.provider], homeOf(service));

const homeOf = ({ provider, url }: Service): URL => url ?? new URL(homes[provider]);
