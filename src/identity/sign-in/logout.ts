import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { bearerOf } from '../sessions/find-reader.ts';
import { scopeOf } from '../sessions/token-response.ts';
import { verifyAccess } from '../sessions/tokens/access-token.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';

/** Ends the session of an access token, be it expired (T06). A token that is none, or whose session is over, is no error (API-10). */
export async function logout(deps: IdentityDeps, call: Call, authorization: string | undefined): Promise<{ success: true }> {
	const token = bearerOf(authorization);
	const claims =
		token === undefined ? undefined : await verifyAccess(deps.keys, scopeOf(call), token, { now: deps.clock(), evenExpired: true });
	if (claims && (await endSessions(deps, { account: claims.uuid, only: claims.sid, reason: 'signed-out' })) > 0) {
		await recordSecurityEvent(deps, call, { event: 'signed_out', account: claims.uuid });
	}
	return { success: true };
}
