// The rate limits of the identity service. A correct password refunds the points of its sign-in, except those of `signIns`.
import type { Limit } from '#platform/limits';
import { resendSeconds } from '../../contract/email-links.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** For events that are only counted. */
const UNLIMITED = 1_000_000_000;

/** A guess is a sign-in with a wrong password. Each sign-in takes points before the password is checked; a right one also resets `pace`. */
export const rateLimits = {
	/** Guesses at an account from one network. After ten, each must wait: 1 s, then twice as long each time, up to 15 min; reset after 12 h (A09). */
	pace: { name: 'sign-in-pace', points: 10, perSeconds: 12 * HOUR, waits: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900] },
	/** Guesses at an account from all unknown devices: at most 75 per hour. With 23 from known devices this stays below 100 (A09). */
	account: { name: 'sign-in-account', points: 15, perSeconds: 15 * MINUTE },
	/** Guesses from a network at all accounts; many readers may share the network (B02). */
	network: { name: 'sign-in-network', points: 100, perSeconds: 15 * MINUTE },
	/** Sign-ins to an account with the right password, on known devices and on others: each costs a hash and stores a session. */
	signIns: { name: 'sign-ins', points: 30, perSeconds: 15 * MINUTE },
	/** Guesses at an account after a lift: 15 for each lift. */
	lifted: { name: 'sign-in-lifted', points: 15, perSeconds: 12 * HOUR },
	/** Counts the lifts of an account; never refuses. */
	lifts: { name: 'sign-in-lifts', points: UNLIMITED, perSeconds: 12 * HOUR, waits: [0] },
	/** Sign-ups from a network before a captcha is needed (B03). */
	freeSignUps: { name: 'free-sign-ups', points: 5, perSeconds: HOUR },
	/** All sign-ups from a network, with or without a captcha. */
	signUps: { name: 'sign-ups', points: 200, perSeconds: HOUR },
	/** Wrong captchas from a network: to verify one costs time. */
	captchas: { name: 'captchas', points: 100, perSeconds: 15 * MINUTE },
	/** Requests for emails from a network. R11 limits how many emails an account gets. */
	mails: { name: 'mail-requests', points: 60, perSeconds: HOUR },
	/** Requests to send an email again to an address, whether or not it has an account. */
	resends: { name: 'resends', points: 1, perSeconds: resendSeconds },
	/** Emails to an address that asks for newsletters: as many as an account gets of one kind (R11). */
	subscriptionMails: { name: 'subscription-mails', points: 3, perSeconds: HOUR },
	/** Forms of open calls from a network: each may bring files and causes an email. */
	applications: { name: 'applications', points: 30, perSeconds: HOUR },
	/** Answers of an address to the calls of a brand: each causes an email. */
	applicationMails: { name: 'application-mails', points: 3, perSeconds: HOUR },
	/** Requests of an account for another email: each one writes to two addresses and would tell whether the new one has an account. */
	emailChanges: { name: 'email-changes', points: 5, perSeconds: HOUR },
	/** Calls from a network that may ask a sign-in provider, whatever their result. */
	providers: { name: 'providers', points: 200, perSeconds: 15 * MINUTE },
	/** Wrong secrets of clients from a network, and wrong codes of clients without a secret. The server of a client is one network. */
	redemptions: { name: 'redemptions', points: 200, perSeconds: 15 * MINUTE },
	/** Pictures that a reader sends: each costs a decoded image (I06). */
	avatars: { name: 'avatars', points: 10, perSeconds: HOUR },
	/** Changes of what an account keeps; a reader makes one with each press of a button. */
	keeping: { name: 'keeping', points: 300, perSeconds: 15 * MINUTE },
	/** Uses of invalid links from a network (R10). There is no limit for all networks together: a nonce has 256 bits. */
	nonces: { name: 'nonces', points: 30, perSeconds: 15 * MINUTE },
	/** Uses of invalid links from an allocation (R10). */
	nonceAllocations: { name: 'nonce-allocations', points: 300, perSeconds: 15 * MINUTE },
	/** The failed sign-ins of one allocation that count in `failures`. */
	allocationFailures: { name: 'failed-sign-ins-of-allocation', points: 5, perSeconds: 5 * MINUTE },
	/** Counts the failed sign-ins of a tenant; never refuses. See `AttackWatch`. */
	failures: { name: 'failed-sign-ins', points: UNLIMITED, perSeconds: 5 * MINUTE },
	/** Counts the good sign-ins of a tenant, the first of each account in 15 minutes; never refuses. */
	successes: { name: 'good-sign-ins', points: UNLIMITED, perSeconds: 5 * MINUTE },
	/** Has a count while the tenant is under attack; never refuses. */
	attack: { name: 'attack', points: UNLIMITED, perSeconds: 15 * MINUTE, waits: [0] },
} as const satisfies Readonly<Record<string, Limit>>;
