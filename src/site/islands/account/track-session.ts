import * as v from 'valibot';
import { loginErrorOf, loginMethodOf } from '#analytics/contract';
import { logoutEvent } from '#identity-client';
import { track } from '../../client/track.ts';

const signedIn = v.object({ type: v.literal('ARC_LOGIN_SUCCESS'), grantType: v.string() });

let isWatching = false;

/** Tells of sign-ins and sign-outs on this page, whichever script does them (FLOW-03, ANA-04, ANA-05). More than one call changes nothing. */
export function trackSession(): void {
	if (isWatching) return;
	isWatching = true;
	addEventListener('message', ({ source, data }) => {
		if (source === window && v.is(signedIn, data)) track({ event: 'authentication', method: loginMethodOf(data.grantType) });
	});
	addEventListener(logoutEvent, () => track({ event: 'logout' }));
}

const refusal = v.object({ message: v.string() });

/** Tells why a sign-in failed, and not whose (ANA-06). */
export function trackLoginError(error: unknown): void {
	track({ event: 'user-error', message: loginErrorOf(v.is(refusal, error) ? error.message : undefined) });
}
