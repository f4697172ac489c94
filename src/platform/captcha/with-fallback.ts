import { Breaker } from '../breaker.ts';
import type { Captcha, CaptchaFor, ServiceOptions, ShownCaptcha } from '../captcha.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { scriptOf, verifierOf } from './services.ts';
import { createSiteVerify } from './site-verify.ts';

/** After a failure of the service, forms show our own captcha for this time (ms); then the service again, which may be back. */
const SHOWN_MS = 60_000;
/** What was begun with our own captcha may be finished with it. */
const TAKEN_MS = SHOWN_MS + 600_000;

/** What forms show of ours. */
export const ourOwn: ShownCaptcha = { provider: 'altcha', siteKey: '', script: '' };

/** A service's captcha, and what the settings want while it is down (X11). */
export function withFallback({ settings, clock, log, ...options }: ServiceOptions, ownWork: ProofOfWork): Captcha {
	const { provider, siteKey, secret, whenDown } = settings;
	const ask = createSiteVerify({ ...options, service: provider, verifier: verifierOf(settings), secret, clock });
	const own = { provider, siteKey, script: scriptOf(settings).href } as const;
	const now = () => clock().getTime();
	const breaker = new Breaker({ now });
	let failedAt = Number.NEGATIVE_INFINITY;
	const fallsBack = (ms: number) => whenDown === 'altcha' && now() - failedAt < ms;
	const askService = async (token: string, wanted: CaptchaFor): Promise<boolean> => {
		if (!breaker.mayAsk()) return whenDown === 'accept';
		try {
			const isGood = await ask(token, wanted);
			breaker.succeeded();
			return isGood;
		} catch (error) {
			breaker.failed();
			failedAt = now();
			log.warn({ error, provider }, 'the captcha service does not answer');
			return whenDown === 'accept';
		}
	};
	return {
		get shown() {
			return fallsBack(SHOWN_MS) ? ourOwn : own;
		},
		verify: async (token, wanted) => (fallsBack(TAKEN_MS) && (await ownWork.verify(token))) || askService(token, wanted),
		challenge: ownWork.challenge,
	};
}
