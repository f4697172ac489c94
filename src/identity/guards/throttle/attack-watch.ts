import type { Clock } from '#platform/clock';
import type { Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import { rateLimits } from './rate-limits.ts';

/** Fewer wrong passwords in five minutes are no attack, whatever their share. */
const LEAST_FAILURES = 50;
/** Every page with a form asks; what another process saw may be known so much later. */
const KEPT_MS = 2000;

/**
 * Credential stuffing shows only in the whole: most sign-ins of a tenant fail (B01). It counts as under attack from the 50th
 * failure in five minutes, when no more than that succeed, until 15 minutes after that was last so.
 */
export class AttackWatch {
	readonly #limits: Limits;
	readonly #clock: Clock;
	readonly #log: Log;
	readonly #kept = new Map<string, { readonly isOn: boolean; readonly until: number }>();

	constructor({ limits, clock, log }: { readonly limits: Limits; readonly clock: Clock; readonly log: Log }) {
		this.#limits = limits;
		this.#clock = clock;
		this.#log = log;
	}

	async succeeded(tenant: string): Promise<void> {
		await this.#limits.take(rateLimits.successes, tenant);
	}

	async failed(tenant: string): Promise<void> {
		const failed = await this.#limits.take(rateLimits.failures, tenant);
		if (!failed.ok || failed.count < LEAST_FAILURES) return;
		const { count: good } = await this.#limits.read(rateLimits.successes, tenant);
		if (good > failed.count) return;
		const attack = await this.#limits.take(rateLimits.attack, tenant);
		if (attack.ok && attack.count === 1) this.#log.warn({ tenant }, 'most sign-ins fail: forms ask for a captcha');
		this.#keep(tenant, true);
	}

	async isOn(tenant: string): Promise<boolean> {
		const kept = this.#kept.get(tenant);
		if (kept && this.#clock().getTime() < kept.until) return kept.isOn;
		return this.#keep(tenant, (await this.#limits.read(rateLimits.attack, tenant)).count > 0);
	}

	#keep(tenant: string, isOn: boolean): boolean {
		this.#kept.set(tenant, { isOn, until: this.#clock().getTime() + KEPT_MS });
		return isOn;
	}
}
