import type { Budget, Limit, Limits } from '#platform/limits';
import { NOWHERE } from '#platform/network';
import { refuse } from '../../refuse.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Takes that are only counted. */
const UNBOUNDED = 1_000_000_000;

/** How often what may happen here. Guesses are sign-ins whose password turned out wrong; right ones give their points back. */
export const rateLimits = {
	/** Guesses at an account from one place. From the tenth on each waits, 1 s and then twice as long up to 15 min; 12 h forgive (A09). */
	pace: { name: 'sign-in-pace', points: 10, perSeconds: 12 * HOUR, waits: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900] },
	/** Guesses at an account from all unknown devices: at most 75 in any hour. With 23 of the known ones that is below 100 (A09). */
	account: { name: 'sign-in-account', points: 15, perSeconds: 15 * MINUTE },
	/** Guesses from a network, at any account; many readers may share it (B02). */
	network: { name: 'sign-in-network', points: 100, perSeconds: 15 * MINUTE },
	/** How often the limits of an account were lifted lately. */
	lifts: { name: 'sign-in-lifts', points: UNBOUNDED, perSeconds: 12 * HOUR, waits: [0] },
	/** Accounts made in a network before a captcha is asked (B03), and at most. */
	freeSignUps: { name: 'free-sign-ups', points: 5, perSeconds: HOUR },
	signUps: { name: 'sign-ups', points: 200, perSeconds: HOUR },
	/** Captchas from a network that were wrong: asking about them costs time. */
	captchas: { name: 'captchas', points: 100, perSeconds: 15 * MINUTE },
	/** Mails that a network asks for; how many an account gets is another matter (R11). */
	mails: { name: 'mail-requests', points: 60, perSeconds: HOUR },
	/** Sign-ins from a network with what others vouch for, whatever came of them. */
	providers: { name: 'providers', points: 200, perSeconds: 15 * MINUTE },
	/** Links of mails that turned out dead, from a network and from all (R10). */
	nonces: { name: 'nonces', points: 30, perSeconds: 15 * MINUTE },
	allNonces: { name: 'all-nonces', points: 6000, perSeconds: MINUTE },
	/** Outcomes of sign-ins at a tenant, and whether it was under attack lately; see `AttackWatch`. */
	failures: { name: 'failed-sign-ins', points: UNBOUNDED, perSeconds: 5 * MINUTE },
	successes: { name: 'good-sign-ins', points: UNBOUNDED, perSeconds: 5 * MINUTE },
	attack: { name: 'attack', points: UNBOUNDED, perSeconds: 15 * MINUTE, waits: [0] },
} as const satisfies Readonly<Record<string, Limit>>;

/** The limit for a network; for calls from nowhere at most 5. */
export const networkBudget = (limit: Limit, network: string): Budget => ({
	limit: network === NOWHERE ? { ...limit, points: Math.min(limit.points, 5) } : limit,
	key: network,
});

/** Takes from each budget, or from none and refuses with the exact wait until all can give (B07). */
export async function takeOrRefuse(limits: Limits, budgets: readonly Budget[]): Promise<void> {
	const seconds = await limits.takeAll(budgets);
	if (seconds === 0) return;
	refuse('too-many-attempts', { message: `Too many attempts; try again in ${seconds} s`, headers: { 'retry-after': String(seconds) } });
}
