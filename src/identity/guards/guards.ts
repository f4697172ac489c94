import type { Captcha } from '#platform/captcha';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import { derivedKey } from '#platform/sealing';
import type { Secret } from '#platform/secret';
import type { IdentityDeps } from '../identity-deps.ts';
import { wasHere } from '../sessions/was-here.ts';
import { tablesOf } from '../store/tables.ts';
import { createCaptchaGate } from './captcha-gate.ts';
import { AccountThrottle } from './throttle/account-throttle.ts';

export type GuardsOptions = {
	readonly limits: Limits;
	readonly captcha: Captcha;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** Of the service. */
	readonly secret: Secret;
};

/** The guards against guessing and floods, over limits that all processes share. */
export function createGuards({ limits, captcha, database, clock, log, secret }: GuardsOptions): Pick<IdentityDeps, 'throttle' | 'captcha'> {
	const throttle = new AccountThrottle({ limits, clock, log, deviceKey: derivedKey(secret, 'known devices') });
	const tables = tablesOf(database);
	const gate = createCaptchaGate({ captcha, limits, throttle, wasHere: (call, userName) => wasHere(tables, call, userName) });
	return { throttle, captcha: gate };
}
