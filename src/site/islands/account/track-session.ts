import * as v from 'valibot';
import { loginErrorOf, loginMethodOf } from '#analytics/contract';
import { logoutEvent } from '#identity-client';
import { emitEvent } from '../../client/emit-event.ts';

const signedIn = v.object({ type: v.literal('ARC_LOGIN_SUCCESS'), grantType: v.string() });

let isWatching = false;

/** Measures sign-ins and sign-outs on this page, by any script (FLOW-03, ANA-04, ANA-05). Further calls do nothing. */
export function trackSession(): void {
	if (isWatching) return;
	isWatching = true;
	addEventListener('message', ({ source, data }) => {
		if (source === window && v.is(signedIn, data)) emitEvent({ event: 'authentication', method: loginMethodOf(data.grantType) });
	});
	addEventListener(logoutEvent, () => emitEvent({ event: 'logout' }));
}

const refusal = v.object({ message: v.string() });

/** Measures why a sign-in failed, without who failed (ANA-06). */
export function trackLoginError(error: unknown): void {
	emitEvent({ event: 'user-error', message: loginErrorOf(v.is(refusal, error) ? error.message : undefined) });
}

/** What to call when a sign-in failed: measures why, and calls `failed`. */
export const trackingFailure =
	(failed: (error: unknown) => void) =>
	(error: unknown): void => {
		trackLoginError(error);
		failed(error);
	};
