// Implements `Throttle` with rate limits: counts attempts and refuses too many.
import type { Clock } from '#platform/clock';
import type { Keys } from '#platform/crypto';
import { KnownDevices } from '#platform/devices';
import type { Budget, Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import { allocationOf, networkOf } from '#platform/network';
import { Refusal } from '#platform/refusal';
import { accountKey, type Call, type ReaderCall, tenantOf } from '../../call.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { AttackWatch, goodSignIns } from './attack-watch.ts';
import { allOf, networkBudget, refuseFor, type SignInAttempt, type SignInBudgets, signInBudgets, takeOrRefuse } from './budgets.ts';
import { rateLimits } from './rate-limits.ts';
import type { SignInSteps, Throttle } from './throttle.ts';

/** What the throttle needs. */
export type LimitsThrottleOptions = {
	readonly limits: Limits;
	readonly clock: Clock;
	readonly log: Log;
	/** Signs the device cookies. */
	readonly deviceKey: Keys;
	/** Throws when an operator has switched off this part of the service; default: nothing is off. */
	readonly refuseWhenOff?: RefuseWhenOff | undefined;
};

/** Throws when an operator has switched off this part of the service (O08). */
export type RefuseWhenOff = (what: 'sign-up' | 'providers' | 'open-calls') => void;

/**
 * Limits guesses without locking anybody out: a sign-in waits at most 15 minutes, and the link of an email lifts the limit at once. Points are
 * taken before any costly work, so a burst of requests gets no more (A12). A right password has to wait like a wrong one (A11).
 */
export class LimitsThrottle implements Throttle {
	readonly #limits: Limits;
	readonly #watch: AttackWatch;
	readonly #devices: KnownDevices;
	readonly #refuseWhenOff: RefuseWhenOff;

	constructor({ deviceKey, refuseWhenOff = () => {}, ...options }: LimitsThrottleOptions) {
		this.#refuseWhenOff = refuseWhenOff;
		this.#limits = options.limits;
		this.#watch = new AttackWatch(options);
		this.#devices = new KnownDevices(deviceKey, options.clock);
	}

	async signIn<Proven, Result>(call: Call, userName: string, { prove, enter }: SignInSteps<Proven, Result>): Promise<Result | undefined> {
		const { budgets, isFirst } = await this.#takeForSignIn(call, userName);
		const { pace, others, signIns } = budgets;
		const proven = await prove().catch(async (error) => {
			await this.#limits.settle({ undoLast: allOf(budgets) });
			throw error;
		});
		if (proven === undefined) {
			const failed = { tenant: tenantOf(call), allocation: allocationOf(call.ip) };
			await Promise.all([this.#limits.settle({ undoLast: [signIns] }), this.#watch.failed(failed)]);
			return undefined;
		}
		const take = isFirst ? [goodSignIns(tenantOf(call))] : [];
		const [result] = await Promise.all([enter(proven), this.#limits.settle({ reset: [pace], undoLast: others, take })]);
		return result;
	}

	async signUp({ ip }: Call): Promise<void> {
		this.#refuseWhenOff('sign-up');
		return this.#take([networkBudget(rateLimits.signUps, networkOf(ip))]);
	}

	mailRequest({ ip }: Call): Promise<void> {
		return this.#take([networkBudget(rateLimits.mails, networkOf(ip))]);
	}

	async resend(call: Call, address: string): Promise<number> {
		const taken = await this.#limits.take(rateLimits.resends, `${tenantOf(call)} ${address}`);
		return taken.ok ? 0 : taken.retryAfterSeconds;
	}

	async subscriptionMail(call: Call, email: string): Promise<boolean> {
		return (await this.#limits.take(rateLimits.subscriptionMails, `${call.brand.id} ${email}`)).ok;
	}

	async application({ ip }: Call): Promise<void> {
		this.#refuseWhenOff('open-calls');
		return this.#take([networkBudget(rateLimits.applications, networkOf(ip))]);
	}

	applicationMail({ brand }: Call, email: string): Promise<void> {
		return this.#take([{ limit: rateLimits.applicationMails, key: `${brand.id} ${email}` }]);
	}

	emailChange({ ip, reader }: ReaderCall): Promise<void> {
		return this.#take([{ limit: rateLimits.emailChanges, key: reader.account }, networkBudget(rateLimits.mails, networkOf(ip))]);
	}

	async provider({ ip }: Call): Promise<void> {
		this.#refuseWhenOff('providers');
		return this.#take([networkBudget(rateLimits.providers, networkOf(ip))]);
	}

	avatar({ reader }: ReaderCall): Promise<void> {
		return this.#take([{ limit: rateLimits.avatars, key: reader.account }]);
	}

	keeping({ reader }: ReaderCall): Promise<void> {
		return this.#take([{ limit: rateLimits.keeping, key: reader.account }]);
	}

	nonce<T>({ ip }: Call, spend: () => Promise<T>): Promise<T> {
		const budgets = [networkBudget(rateLimits.nonces, networkOf(ip)), networkBudget(rateLimits.nonceAllocations, allocationOf(ip))];
		return this.#countGuesses(budgets, spend);
	}

	redemption<T>({ ip }: Call, redeem: () => Promise<T>): Promise<T> {
		return this.#countGuesses([networkBudget(rateLimits.redemptions, networkOf(ip))], redeem);
	}

	/** Takes from the budgets, and gives back unless the attempt was a guess. */
	async #countGuesses<T>(budgets: readonly Budget[], attempt: () => Promise<T>): Promise<T> {
		await this.#take(budgets);
		let isGuess = false;
		try {
			return await attempt();
		} catch (error) {
			isGuess = error instanceof Refusal && guesses.has(error.code);
			throw error;
		} finally {
			if (!isGuess) await this.#limits.settle({ undoLast: budgets });
		}
	}

	async lift(call: Pick<Call, 'brand'>, userName: string): Promise<void> {
		await this.#limits.take(rateLimits.lifts, accountKey(call, userName));
	}

	isUnderAttack(call: Pick<Call, 'brand'>): Promise<boolean> {
		return this.#watch.isOn(tenantOf(call));
	}

	knowsDevice(call: Call, userName: string): boolean {
		return this.#devices.knows(call.deviceMarks, accountKey(call, userName));
	}

	rememberDevice(call: Call, userName: string): string {
		return this.#devices.remember(call.deviceMarks, accountKey(call, userName));
	}

	#take(budgets: readonly Budget[]): Promise<void> {
		return takeOrRefuse(this.#limits, budgets);
	}

	/**
	 * Takes from the usual budgets or, when one of them is used up, from those that the last lift opened. So only refused callers cost the
	 * query for a lift.
	 */
	async #takeForSignIn(call: Call, userName: string): Promise<TakenForSignIn> {
		const account = accountKey(call, userName);
		const isKnownDevice = this.#devices.knows(call.deviceMarks, account);
		const attempt: SignInAttempt = { account, from: isKnownDevice ? 'known device' : { network: networkOf(call.ip) } };
		const usual = signInBudgets(attempt);
		const taken = await this.#limits.takeAll(allOf(usual));
		if (taken.ok) return { budgets: usual, isFirst: taken.counts.at(-1) === 1 };
		const { count: lifts } = await this.#limits.read(rateLimits.lifts, account);
		const opened = signInBudgets(attempt, lifts);
		const again = lifts > 0 ? await this.#limits.takeAll(allOf(opened)) : taken;
		return again.ok
			? { budgets: opened, isFirst: again.counts.at(-1) === 1 }
			: refuseFor(Math.min(taken.retryAfterSeconds, again.retryAfterSeconds));
	}
}

/** What a sign-in took from; `isFirst` when it is the only one that counts in `signIns`. */
type TakenForSignIn = { readonly budgets: SignInBudgets; readonly isFirst: boolean };

/** Codes of the refusals that count as guessing a link, or the secret or the code of a client. */
const guesses: ReadonlySet<unknown> = new Set(
	(['nonce-spent', 'link-of-other-browser', 'client-not-found', 'code-spent'] as const).map((name) => identityRefusals[name][0]),
);
