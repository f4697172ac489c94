// Verifies captcha tokens at Google reCAPTCHA or Cloudflare Turnstile.
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { OutboundHttp } from '../outbound-http.ts';
import type { Secret } from '../secret.ts';
import type { TokenPurpose } from './captcha-types.ts';

export type SiteVerifyOptions = {
	readonly service: 'recaptcha' | 'turnstile';
	/** Address where the service verifies tokens. */
	readonly verifier: URL;
	readonly secret: Secret;
	readonly outboundHttp: OutboundHttp;
	readonly clock: Clock;
};

const TIME_LIMIT_MS = 2000;
const MAX_BYTES = 10_000;
const MAX_AGE_MS = 300_000;
/** Tolerance for a clock of the service that runs ahead. */
const MAX_AHEAD_MS = 60_000;
/** Scores run from 0, surely a program, to 1. Only reCAPTCHA version 3 has them. */
const MIN_SCORE = 0.5;

const answerSchema = v.object({
	success: v.boolean(),
	challenge_ts: v.nullish(v.string()),
	hostname: v.nullish(v.string()),
	action: v.nullish(v.string()),
	score: v.nullish(v.number()),
	'error-codes': v.optional(v.array(v.string()), []),
});
type Answer = v.InferOutput<typeof answerSchema>;

/** Error codes that are our fault or the service's, and say nothing about the token. */
const serviceFaults = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

/**
 * Makes the function that verifies a token at a service (B04); both services take the same request. The function throws when no usable answer
 * comes within 2,000 ms.
 */
export function createSiteVerify({ service, verifier, secret, outboundHttp, clock }: SiteVerifyOptions) {
	const fetch = outboundHttp.only(new Set([verifier.host]), { timeLimitMs: TIME_LIMIT_MS, maxBytes: MAX_BYTES });
	return async (token: string, purpose: TokenPurpose): Promise<boolean> => {
		const body = new URLSearchParams({ secret: secret.reveal(), response: token, ...(purpose.ip && { remoteip: purpose.ip }) });
		const response = await fetch(verifier.href, { method: 'POST', body });
		if (!response.ok) throw new Error(`${service} answered with status ${response.status}`);
		const answer = v.parse(answerSchema, await response.json());
		const fault = answer['error-codes'].find((code) => serviceFaults.includes(code));
		if (fault !== undefined) throw new Error(`${service} answered ${fault}`);
		return answer.success && isFor(purpose, answer, service) && isFresh(answer, clock().getTime());
	};
}

/** Version 2 of reCAPTCHA has neither actions nor scores. */
function isFor({ form, hostname }: TokenPurpose, answer: Answer, service: SiteVerifyOptions['service']): boolean {
	const hasAction = service === 'turnstile' || typeof answer.score === 'number';
	return answer.hostname === hostname && (!hasAction || answer.action === form) && (answer.score ?? 1) >= MIN_SCORE;
}

function isFresh({ challenge_ts: made }: Answer, now: number): boolean {
	const age = now - Date.parse(made ?? '');
	return age > -MAX_AHEAD_MS && age < MAX_AGE_MS;
}
