// Guesses at a staff account: after five a wait that grows to a quarter of an hour, by e-mail and by network; a right sign-in forgets them.

import type { Limit, Limits } from '#platform/limits';
import { networkOf } from '#platform/network';
import { refusals } from '#platform/refusal';
import type { StaffThrottle } from '../newsroom-parts.ts';

const refuse = refusals({ 'too-many-attempts': [429, 'Too many attempts'] });

const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900];
const ofEmail: Limit = { name: 'staff-email', points: 5, perSeconds: 43_200, waits };
const ofNetwork: Limit = { name: 'staff-network', points: 20, perSeconds: 43_200, waits };

/** The throttle of the newsroom's door. A take comes before the guess, so that a burst cannot exceed the budget. */
export const staffThrottle = (limits: Limits): StaffThrottle => ({
	signIn: async (email, ip) => {
		const budgets = [
			{ limit: ofEmail, key: email },
			{ limit: ofNetwork, key: networkOf(ip) },
		];
		const wait = await limits.takeAll(budgets);
		if (wait > 0) refuse('too-many-attempts', { headers: { 'retry-after': String(wait) } });
		return {
			failed: async () => {},
			succeeded: async () => {
				await limits.undo({ all: budgets });
			},
		};
	},
});
