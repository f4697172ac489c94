import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { OutboundHttp } from '../outbound-http.ts';
import type { Secret } from '../secret.ts';

export type SiteVerifyOptions = {
	readonly service: 'recaptcha' | 'turnstile';
	/** Where it is asked. */
	readonly verifier: URL;
	readonly secret: Secret;
	readonly outboundHttp: OutboundHttp;
	readonly clock: Clock;
};

/** What a token must have been made for; see `CaptchaFor`. */
type Wanted = { readonly form: string; readonly hostname: string; readonly ip?: string | undefined };

const TIME_LIMIT_MS = 2000;
const MOST_BYTES = 10_000;
const OLDEST_MS = 300_000;
/** Clocks differ. */
const FUTURE_MS = 60_000;
/** From 0, surely a program, to 1; only reCAPTCHA's version 3 has one. */
const LEAST_SCORE = 0.5;

const answerSchema = v.object({
	success: v.boolean(),
	challenge_ts: v.nullish(v.string()),
	hostname: v.nullish(v.string()),
	action: v.nullish(v.string()),
	score: v.nullish(v.number()),
	'error-codes': v.optional(v.array(v.string()), []),
});
type Answer = v.InferOutput<typeof answerSchema>;

/** The fault is ours or the service's, and says nothing of the token. */
const faults = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

/** Asks the service about a token (B04); both are asked alike. Throws when there is no answer within two seconds, or none that says anything. */
export function createSiteVerify({ service, verifier, secret, outboundHttp, clock }: SiteVerifyOptions) {
	const fetch = outboundHttp.only(new Set([verifier.host]), { timeLimitMs: TIME_LIMIT_MS, maxBytes: MOST_BYTES });
	return async (token: string, wanted: Wanted): Promise<boolean> => {
		const body = new URLSearchParams({ secret: secret.reveal(), response: token, ...(wanted.ip && { remoteip: wanted.ip }) });
		const response = await fetch(verifier.href, { method: 'POST', body });
		if (!response.ok) throw new Error(`${service} answered with status ${response.status}`);
		const answer = v.parse(answerSchema, await response.json());
		const fault = answer['error-codes'].find((code) => faults.includes(code));
		if (fault !== undefined) throw new Error(`${service} answered ${fault}`);
		return answer.success && isFor(wanted, answer, service) && isFresh(answer, clock().getTime());
	};
}

/** Version 2 of reCAPTCHA knows neither actions nor scores. */
function isFor({ form, hostname }: Wanted, answer: Answer, service: SiteVerifyOptions['service']): boolean {
	const hasAction = service === 'turnstile' || typeof answer.score === 'number';
	return answer.hostname === hostname && (!hasAction || answer.action === form) && (answer.score ?? 1) >= LEAST_SCORE;
}

function isFresh({ challenge_ts: made }: Answer, now: number): boolean {
	const age = now - Date.parse(made ?? '');
	return age > -FUTURE_MS && age < OLDEST_MS;
}
