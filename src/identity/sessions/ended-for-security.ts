import type { StoreDeps } from '../store/transaction.ts';

/** Ends that say nothing against whoever had the session. */
const harmless: readonly (string | null)[] = ['signed-out', 'too-many', null];

/** Whether a session was ended because it may have been a stranger's: by another session, a new password, staff. Also when nobody knows it. */
export async function endedForSecurity({ tables }: Pick<StoreDeps, 'tables'>, session: string | undefined): Promise<boolean> {
	if (session === undefined) return true;
	const found = await tables.selectFrom('identity.session').select('end_reason').where('id', '=', session).executeTakeFirst();
	return found === undefined || !harmless.includes(found.end_reason);
}
