// The guards of the identity service: limits on attempts, and the captcha of forms.
import type { Captcha } from '#platform/captcha';
import type { Clock } from '#platform/clock';
import { derivedKeys } from '#platform/crypto';
import type { Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import type { Secret } from '#platform/secret';
import { type CaptchaGate, createCaptchaGate } from './captcha-gate.ts';
import { LimitsThrottle, type RefuseWhenOff } from './throttle/limits-throttle.ts';
import type { Throttle } from './throttle/throttle.ts';

/** What the guards need. */
export type GuardsOptions = {
	readonly limits: Limits;
	readonly captcha: Captcha;
	readonly clock: Clock;
	readonly log: Log;
	/** The service's secret; the key of device cookies is derived from it. */
	readonly secret: Secret;
	readonly refuseWhenOff?: RefuseWhenOff | undefined;
};

/** Protection against guessing and floods. */
export type Guards = { readonly throttle: Throttle; readonly captcha: CaptchaGate };

/** Makes the guards. All processes share their limits. */
export function createGuards({ limits, captcha, clock, log, secret, refuseWhenOff }: GuardsOptions): Guards {
	const throttle = new LimitsThrottle({ limits, clock, log, deviceKey: derivedKeys(secret, 'known devices'), refuseWhenOff });
	return { throttle, captcha: createCaptchaGate({ captcha, limits, throttle }) };
}
