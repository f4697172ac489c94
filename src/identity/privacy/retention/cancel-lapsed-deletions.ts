import { sql } from 'kysely';
import type { IdentityDeps } from '../../identity-deps.ts';

/** Cancels the deletion requests whose link expired without a decision: the accounts become active again. */
export async function cancelLapsedDeletions({ tables, clock }: IdentityDeps): Promise<void> {
	await sql`
		update identity.account set status = 'Active' where status = 'PendingAnonymize' and not exists (
			select from identity.nonce where nonce.account = account.id and purpose = 'delete-account'
				and used_at is null and expires_at > ${clock()})`.execute(tables);
}
