// Detects credential stuffing: at least 50 failed sign-ins in five minutes, and at least as many failures as successes.
import type { Clock } from '#platform/clock';
import type { Budget, Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import { rateLimits } from './rate-limits.ts';

/** Fewer failures in five minutes are no attack, whatever their share. */
const MIN_FAILURES = 50;
/** The answer is cached for this time (ms), because every page with a form asks. This process notices an attack that another one saw after this time at the latest. */
const CACHE_MS = 2000;

/** A failed sign-in, as the watch counts it; for `allocation` see `allocationOf`. */
type FailedSignIn = { readonly tenant: string; readonly allocation: string };

/** Where the good sign-ins of a tenant are counted. */
export const goodSignIns = (tenant: string): Budget => ({ limit: rateLimits.successes, key: tenant });

/**
 * Counts the sign-ins of each tenant (B01). An attack ends 15 minutes after the counts last showed it. We count at most five failures per
 * allocation in five minutes, and only the first success per account in 15 minutes. So a single attacker cannot switch the state on, and
 * cannot hide an attack behind their own successful sign-ins.
 */
export class AttackWatch {
	readonly #limits: Limits;
	readonly #clock: Clock;
	readonly #log: Log;
	readonly #cache = new Map<string, { readonly isOn: boolean; readonly storedAt: number }>();

	constructor({ limits, clock, log }: { readonly limits: Limits; readonly clock: Clock; readonly log: Log }) {
		this.#limits = limits;
		this.#clock = clock;
		this.#log = log;
	}

	async failed({ tenant, allocation }: FailedSignIn): Promise<void> {
		const counts = await this.#limits.take(rateLimits.allocationFailures, `${tenant}\n${allocation}`);
		if (!counts.ok) return;
		const failed = await this.#limits.take(rateLimits.failures, tenant);
		if (!failed.ok || failed.count < MIN_FAILURES) return;
		const { count: good } = await this.#limits.read(rateLimits.successes, tenant);
		if (good > failed.count) return;
		const attack = await this.#limits.take(rateLimits.attack, tenant);
		if (attack.ok && attack.count === 1) this.#log.warn({ tenant }, 'most sign-ins fail: forms ask for a captcha');
		this.#store(tenant, true);
	}

	async isOn(tenant: string): Promise<boolean> {
		const cached = this.#cache.get(tenant);
		// The distance, since the clock may be set back.
		if (cached && Math.abs(this.#clock().getTime() - cached.storedAt) < CACHE_MS) return cached.isOn;
		return this.#store(tenant, (await this.#limits.read(rateLimits.attack, tenant)).count > 0);
	}

	#store(tenant: string, isOn: boolean): boolean {
		this.#cache.set(tenant, { isOn, storedAt: this.#clock().getTime() });
		return isOn;
	}
}
