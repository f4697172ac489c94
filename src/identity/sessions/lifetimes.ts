// How long sessions live.
import type { Impersonator } from '../store/tables.ts';

const dayMs = 86_400_000;

/** How long a session lives (T04), in ms: without use, and in total. A session that is not remembered lives for one day. */
const lifetimes = {
	remembered: { idleMs: 30 * dayMs, totalMs: 365 * dayMs },
	notRemembered: { idleMs: dayMs, totalMs: dayMs },
	impersonation: { idleMs: 900_000, totalMs: 900_000 },
} as const;

type LifetimeInput = { readonly remembered: boolean; readonly impersonator: Impersonator | null };

/** The lifetimes of a session (T04), in ms. */
export function sessionLifetime({ remembered, impersonator }: LifetimeInput) {
	if (impersonator) return lifetimes.impersonation;
	return remembered ? lifetimes.remembered : lifetimes.notRemembered;
}

/** For this time (ms) after a refresh, the previous token still gives the newest one: two tabs may refresh at once (T02). */
export const graceMs = 10_000;
