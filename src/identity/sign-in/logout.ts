import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { bearerToken } from '../sessions/find-reader.ts';
import { acceptedTokens } from '../sessions/session-tokens.ts';
import { verifyAccessToken } from '../sessions/tokens/access-token.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';

/** Ends the session of an access token, which may have expired (T06). Accepts an invalid token, or that of an ended session, too (API-10). */
export async function logout(deps: IdentityDeps, call: Call, authorization: string | undefined): Promise<{ success: true }> {
	const token = bearerToken(authorization);
	const options = { scope: acceptedTokens(deps, call), now: deps.clock(), evenExpired: true };
	const claims = token === undefined ? undefined : await verifyAccessToken(deps.keys, token, options);
	if (claims && (await endSessions(deps, { account: claims.uuid, only: claims.sid, reason: 'signed-out' })) > 0) {
		await recordSecurityEvent(deps, call, { event: 'signed_out', account: claims.uuid });
	}
	return { success: true };
}
