import type { ReaderCall } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { freshMs } from './lifetimes.ts';

/** Refuses `sign-in-again` when the reader signed in more than an hour ago (LIM-01, A15), and `read-only-session` for staff (T15). */
export function requireFreshSignIn({ clock }: Pick<IdentityDeps, 'clock'>, { reader }: ReaderCall): void {
	if (reader.impersonator !== undefined) refuse('read-only-session');
	if (clock().getTime() - reader.signedInAt.getTime() > freshMs) refuse('sign-in-again');
}
