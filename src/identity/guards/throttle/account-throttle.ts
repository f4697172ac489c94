import type { Clock } from '#platform/clock';
import type { Budget, Limits } from '#platform/limits';
import { KnownDevices } from '#platform/limits/known-devices';
import type { Log } from '#platform/log';
import { allocationOf, networkOf } from '#platform/network';
import { Refusal } from '#platform/refusal';
import { type Call, type ReaderCall, tenantOf } from '../../call.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { AttackWatch } from './attack-watch.ts';
import { networkBudget, rateLimits, takeOrRefuse } from './rate-limits.ts';
import type { Throttle } from './throttle.ts';

/** What the throttle needs. */
export type AccountThrottleOptions = {
	readonly limits: Limits;
	readonly clock: Clock;
	readonly log: Log;
	/** Signs the device cookies. */
	readonly deviceKey: Buffer;
};

/**
 * Limits guesses without locking anybody out: a sign-in waits at most 15 minutes, and the link of an email lifts the limit at once. Points are
 * taken before any costly work, so a burst of requests gets no more (A12). A right password has to wait like a wrong one (A11).
 */
export class AccountThrottle implements Throttle {
	readonly #limits: Limits;
	readonly #watch: AttackWatch;
	readonly #devices: KnownDevices;

	constructor({ deviceKey, ...options }: AccountThrottleOptions) {
		this.#limits = options.limits;
		this.#watch = new AttackWatch(options);
		this.#devices = new KnownDevices(deviceKey, options.clock);
	}

	async signIn<T>(call: Call, userName: string, prove: () => Promise<T | undefined>): Promise<T | undefined> {
		const { pace, others, signIns } = await this.#signInBudgets(call, userName);
		await takeOrRefuse(this.#limits, [pace, ...others, signIns]);
		const proven = await prove().catch(async (error) => {
			await this.#limits.undo({ last: [pace, ...others, signIns] });
			throw error;
		});
		const watched = { tenant: tenantOf(call), account: accountKey(call, userName), allocation: allocationOf(call.ip) };
		if (proven === undefined) await Promise.all([this.#limits.undo({ last: [signIns] }), this.#watch.failed(watched)]);
		else await Promise.all([this.#limits.undo({ all: [pace], last: others }), this.#watch.succeeded(watched)]);
		return proven;
	}

	signUp({ ip }: Call): Promise<void> {
		return takeOrRefuse(this.#limits, [networkBudget(rateLimits.signUps, networkOf(ip))]);
	}

	mailRequest({ ip }: Call): Promise<void> {
		return takeOrRefuse(this.#limits, [networkBudget(rateLimits.mails, networkOf(ip))]);
	}

	resend(call: Call, address: string): Promise<number> {
		return this.#limits.takeAll([{ limit: rateLimits.resends, key: `${tenantOf(call)} ${address}` }]);
	}

	emailChange({ ip, reader }: ReaderCall): Promise<void> {
		return takeOrRefuse(this.#limits, [
			{ limit: rateLimits.emailChanges, key: reader.account },
			networkBudget(rateLimits.mails, networkOf(ip)),
		]);
	}

	provider({ ip }: Call): Promise<void> {
		return takeOrRefuse(this.#limits, [networkBudget(rateLimits.providers, networkOf(ip))]);
	}

	avatar({ reader }: ReaderCall): Promise<void> {
		return takeOrRefuse(this.#limits, [{ limit: rateLimits.avatars, key: reader.account }]);
	}

	async nonce<T>({ ip }: Call, spend: () => Promise<T>): Promise<T> {
		const budgets = [networkBudget(rateLimits.nonces, networkOf(ip)), networkBudget(rateLimits.nonceAllocations, allocationOf(ip))];
		await takeOrRefuse(this.#limits, budgets);
		let isGuess = false;
		try {
			return await spend();
		} catch (error) {
			isGuess = error instanceof Refusal && guesses.has(error.code);
			throw error;
		} finally {
			if (!isGuess) await this.#limits.undo({ last: budgets });
		}
	}

	async lift(call: Pick<Call, 'brand'>, userName: string): Promise<void> {
		await this.#limits.take(rateLimits.lifts, accountKey(call, userName));
	}

	isUnderAttack(call: Pick<Call, 'brand'>): Promise<boolean> {
		return this.#watch.isOn(tenantOf(call));
	}

	knowsDevice(call: Call, userName: string): boolean {
		return this.#devices.knows(call.device, accountKey(call, userName));
	}

	rememberDevice(call: Call, userName: string): string {
		return this.#devices.remember(call.device, accountKey(call, userName));
	}

	/**
	 * The limits of a sign-in. A known device has limits of its own, so no stranger can use them up. Keys contain the number of lifts: a lift
	 * starts new counters.
	 */
	async #signInBudgets(call: Call, userName: string): Promise<SignInBudgets> {
		const account = accountKey(call, userName);
		const network = networkOf(call.ip);
		const { count: lifts } = await this.#limits.read(rateLimits.lifts, account);
		const pace = (place: string) => ({ limit: rateLimits.pace, key: `${account}\n${lifts}\n${place}` });
		const signIns = (place: string) => ({ limit: rateLimits.signIns, key: `${account}\n${lifts}\n${place}` });
		if (this.knowsDevice(call, userName)) return { pace: pace('known device'), others: [], signIns: signIns('known device') };
		const whole = { limit: rateLimits.account, key: `${account}\n${lifts}` };
		return { pace: pace(network), others: [whole, networkBudget(rateLimits.network, network)], signIns: signIns('other') };
	}
}

/** What a sign-in takes from: `pace` starts anew after a right password, `others` get their point back, and `signIns` counts the right ones alone. */
type SignInBudgets = { readonly pace: Budget; readonly others: readonly Budget[]; readonly signIns: Budget };

/** Codes of the refusals that count as guessing a link. */
const guesses: ReadonlySet<unknown> = new Set([identityRefusals['nonce-spent'][0], identityRefusals['link-of-other-browser'][0]]);

/** Key of a canonical user name in a tenant; there need not be such an account (A10). */
const accountKey = (call: Pick<Call, 'brand'>, userName: string): string => `${tenantOf(call)}\n${userName}`;
