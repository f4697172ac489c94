import type { Impersonator } from '../store/tables.ts';

const day = 86_400_000;

/** How long a session lives in ms: unused, and in all (T04). A session that is not remembered ends with the day. */
const lifetimes = {
	remembered: { idle: 30 * day, whole: 365 * day },
	passing: { idle: day, whole: day },
	impersonation: { idle: 900_000, whole: 900_000 },
} as const;

export function lifetimeOf({ remembered, impersonator }: { readonly remembered: boolean; readonly impersonator: Impersonator | null }) {
	if (impersonator) return lifetimes.impersonation;
	return remembered ? lifetimes.remembered : lifetimes.passing;
}

/** In this time (ms) the token before the newest still gives the newest, for two tabs that refresh at once (T02). */
export const graceMs = 10_000;

/** A proof of who the reader is counts as fresh for so long, in ms (LIM-01). */
export const freshMs = 3_600_000;

/** Sessions of one account at once; the oldest is ended for a new one (contract 2.5). */
export const mostSessions = 50;
