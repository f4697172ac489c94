// Chooses the rate-limit budgets that a sign-in attempt takes points from.
import type { Budget } from '#platform/limits';
import { networkBudget, rateLimits } from './rate-limits.ts';

/** What decides which rate limits a sign-in takes a point from. */
export type SignInAttempt = {
	/** Key of a canonical user name in a tenant; there need not be such an account (A10). */
	readonly account: string;
	/** See `networkOf`. */
	readonly network: string;
	readonly isKnownDevice: boolean;
};

/**
 * The budgets of a sign-in. After a right password `pace` starts again and `others` get their point back; `signIns` counts only right ones.
 */
export type SignInBudgets = { readonly pace: Budget; readonly others: readonly Budget[]; readonly signIns: Budget };

/**
 * The budgets of a sign-in. A known device has budgets of its own, so no stranger can use them up. Each lift opens new ones, for a few guesses
 * in all.
 */
export function signInBudgets({ account, network, isKnownDevice }: SignInAttempt, lifts = 0): SignInBudgets {
	const keyOf = (...parts: readonly string[]) => [account, lifts, ...parts].join('\n');
	const place = isKnownDevice ? 'known device' : network;
	const guesses = [{ limit: lifts === 0 ? rateLimits.account : rateLimits.lifted, key: keyOf() }];
	const ofStrangers = [...guesses, networkBudget(rateLimits.network, network)];
	const ofDevices = lifts === 0 ? [] : guesses;
	return {
		pace: { limit: rateLimits.pace, key: keyOf(place) },
		others: isKnownDevice ? ofDevices : ofStrangers,
		signIns: { limit: rateLimits.signIns, key: keyOf(isKnownDevice ? 'known device' : 'other') },
	};
}

/** All budgets; `signIns` is the last. */
export const allOf = ({ pace, others, signIns }: SignInBudgets): readonly Budget[] => [pace, ...others, signIns];
