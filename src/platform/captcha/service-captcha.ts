// The captcha of Google or Cloudflare, and what takes its place while the service is down (`whenDown` of the settings).
import type { CaptchaSettings } from '../config/captcha-settings.ts';
import { CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import type { Captcha, CaptchaDeps, CaptchaDisplay, TokenPurpose } from './captcha-types.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { scriptOf, verifierOf } from './service-urls.ts';
import { createSiteVerify } from './site-verify.ts';

type ServiceOptions = CaptchaDeps & { readonly settings: Exclude<CaptchaSettings, { provider: 'altcha' }> };

/** For this time (ms) after a failure of the service, forms show the proof of work. Then they show the service again, which may be back. */
const FALLBACK_SHOWN_MS = 60_000;
/** For this time (ms) after a failure, solutions of the proof of work are accepted: readers may finish what they began. */
const FALLBACK_ACCEPTED_MS = FALLBACK_SHOWN_MS + 600_000;

/** What forms show for the proof of work. */
export const proofOfWorkWidget: CaptchaDisplay = { provider: 'altcha', siteKey: '', script: '' };

/** Creates the captcha of a service (X11). Forms show `proofOfWork` while the service is down, if `whenDown` is `altcha`. */
export function createServiceCaptcha({ settings, clock, log, ...deps }: ServiceOptions, proofOfWork: ProofOfWork): Captcha {
	const { provider, siteKey, secret, whenDown } = settings;
	const verifyAtService = createSiteVerify({ ...deps, service: provider, verifier: verifierOf(settings), secret, clock });
	const serviceWidget = { provider, siteKey, script: scriptOf(settings).href } as const;
	const now = () => clock().getTime();
	const breaker = new CircuitBreaker({ now });
	let failedAt = Number.NEGATIVE_INFINITY;
	const failedWithin = (ms: number) => whenDown === 'altcha' && now() - failedAt < ms;
	const tryService = async (token: string, purpose: TokenPurpose): Promise<boolean> => {
		if (!breaker.mayTry()) return whenDown === 'accept';
		try {
			const isValid = await verifyAtService(token, purpose);
			breaker.succeeded();
			return isValid;
		} catch (error) {
			breaker.failed();
			failedAt = now();
			log.warn({ error, provider }, 'the captcha service does not answer');
			return whenDown === 'accept';
		}
	};
	return {
		get widget() {
			return failedWithin(FALLBACK_SHOWN_MS) ? proofOfWorkWidget : serviceWidget;
		},
		verify: async (token, purpose) =>
			(failedWithin(FALLBACK_ACCEPTED_MS) && (await proofOfWork.verify(token))) || tryService(token, purpose),
		challenge: proofOfWork.challenge,
	};
}
