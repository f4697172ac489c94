// The budgets that attempts take points from, and the refusal when one is used up.
import type { Budget, Limit, Limits } from '#platform/limits';
import { NOWHERE } from '#platform/network';
import { refuse } from '../../refuse.ts';
import { rateLimits } from './rate-limits.ts';

/** The budget of a network. Calls without a known address share one, with at most 5 points. */
export const networkBudget = (limit: Limit, network: string): Budget => ({
	limit: network === NOWHERE ? { ...limit, points: Math.min(limit.points, 5) } : limit,
	key: network,
});

/**
 * Takes a point from every budget. If one is used up, takes none and refuses `too-many-attempts` with the exact time to wait (B07).
 */
export async function takeOrRefuse(limits: Limits, budgets: readonly Budget[]): Promise<void> {
	const taken = await limits.takeAll(budgets);
	if (!taken.ok) refuseFor(taken.retryAfterSeconds);
}

/** Refuses `too-many-attempts`, with the time to wait in s. */
export const refuseFor = (seconds: number): never =>
	refuse('too-many-attempts', { message: `Too many attempts; try again in ${seconds} s`, headers: { 'retry-after': String(seconds) } });

/** What decides which rate limits a sign-in takes a point from. */
export type SignInAttempt = {
	/** Key of a canonical user name in a tenant; there need not be such an account (A10). */
	readonly account: string;
	/** A device that the account knows, wherever it is, or the network of another (see `networkOf`). */
	readonly from: 'known device' | { readonly network: string };
};

/** What a right password does to budgets: `pace` starts again, `others` get their point back, and `signIns` counts it. */
export type SignInBudgets = { readonly pace: Budget; readonly others: readonly Budget[]; readonly signIns: Budget };

/**
 * The budgets of a sign-in. A known device has budgets of its own, so no stranger can use them up. Each lift opens new ones, for a few guesses
 * in all.
 */
export function signInBudgets({ account, from }: SignInAttempt, lifts = 0): SignInBudgets {
	const keyOf = (...parts: readonly string[]) => [account, lifts, ...parts].join('\n');
	const guesses = [{ limit: lifts === 0 ? rateLimits.account : rateLimits.lifted, key: keyOf() }];
	if (from === 'known device') {
		return {
			pace: { limit: rateLimits.pace, key: keyOf(from) },
			others: lifts === 0 ? [] : guesses,
			signIns: { limit: rateLimits.signIns, key: keyOf(from) },
		};
	}
	return {
		pace: { limit: rateLimits.pace, key: keyOf(from.network) },
		others: [...guesses, networkBudget(rateLimits.network, from.network)],
		signIns: { limit: rateLimits.signIns, key: keyOf('other') },
	};
}

/** All budgets of a sign-in; `signIns` is the last. */
export const allOf = ({ pace, others, signIns }: SignInBudgets): readonly Budget[] => [pace, ...others, signIns];
