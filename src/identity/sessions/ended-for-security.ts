// Finds out whether the session that asked for a change of email was ended for security. If so, the change must not be confirmed.
import type { StoreDeps } from '../store/transaction.ts';

/** End reasons that raise no suspicion: the reader signed out, or the session limit ended it; null: still open. */
const harmless: readonly (string | null)[] = ['signed-out', 'too-many', null];

/**
 * Whether a session was ended for security: by the reader on another device, by staff, by a new password, by a reused token. True for an
 * unknown session too.
 */
export async function endedForSecurity({ tables }: Pick<StoreDeps, 'tables'>, session: string | undefined): Promise<boolean> {
	if (session === undefined) return true;
	const found = await tables.selectFrom('identity.session').select('end_reason').where('id', '=', session).executeTakeFirst();
	return found === undefined || !harmless.includes(found.end_reason);
}
