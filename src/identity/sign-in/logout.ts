import type { Call, IdentityParts } from '../identity-parts.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { bearerOf } from '../sessions/find-reader.ts';
import { scopeOf } from '../sessions/give-tokens.ts';
import { verifyAccess } from '../sessions/tokens/access-token.ts';
import { note } from '../store/audit/note.ts';

/** Ends the session of an access token, be it expired (T06). A token that is none, or whose session is over, is no error (API-10). */
export async function logout(parts: IdentityParts, call: Call, authorization: string | undefined): Promise<{ success: true }> {
	const token = bearerOf(authorization);
	const claims =
		token === undefined ? undefined : await verifyAccess(parts.keys, scopeOf(call), token, { now: parts.clock(), evenExpired: true });
	if (claims && (await endSessions(parts, { account: claims.uuid, only: claims.sid, reason: 'signed-out' })) > 0) {
		await note(parts, call, { event: 'signed_out', account: claims.uuid });
	}
	return { success: true };
}
