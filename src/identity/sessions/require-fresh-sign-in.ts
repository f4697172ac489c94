import type { ReaderCall } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';

/** A sign-in counts as fresh for this time, in ms (LIM-01). */
const freshMs = 3_600_000;

/** Refuses `sign-in-again` when the reader signed in more than an hour ago (LIM-01, A15), and `read-only-session` for staff (T15). */
export function requireFreshSignIn({ clock }: Pick<IdentityDeps, 'clock'>, { reader }: ReaderCall): void {
	if (reader.impersonator !== undefined) refuse('read-only-session');
	if (clock().getTime() - reader.signedInAt.getTime() > freshMs) refuse('sign-in-again');
}
