import type { Limit, Limits } from '#platform/limits';
import { networkOf } from '#platform/network';
import { refusals } from '#platform/refusal';
import type { StaffThrottle } from '../newsroom-deps.ts';

const refuse = refusals({ 'too-many-attempts': [429, 'Too many attempts'] });

/** Seconds; up to a quarter of an hour. */
const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900];
const emailLimit: Limit = { name: 'staff-email', points: 5, perSeconds: 43_200, waits };
const networkLimit: Limit = { name: 'staff-network', points: 20, perSeconds: 43_200, waits };

/**
 * Limits guesses at staff accounts by email address and by network: after five wrong attempts each next one must wait longer. A known device
 * has a counter of its own, so that no stranger locks its owner out. A correct sign-in resets the counters. Points are taken before the
 * password is checked, so that a burst cannot exceed the budget.
 */
export const staffThrottle = (limits: Limits): StaffThrottle => ({
	signIn: async ({ email, ip, isKnownDevice }) => {
		const strange = [
			{ limit: emailLimit, key: email },
			{ limit: networkLimit, key: networkOf(ip) },
		];
		const budgets = isKnownDevice ? [{ limit: emailLimit, key: `${email}\nknown device` }] : strange;
		const taken = await limits.takeAll(budgets);
		if (!taken.ok) refuse('too-many-attempts', { headers: { 'retry-after': String(taken.retryAfterSeconds) } });
		return { succeeded: () => limits.settle({ reset: budgets }) };
	},
});
