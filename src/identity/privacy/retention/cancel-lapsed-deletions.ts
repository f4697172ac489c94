import { sql } from 'kysely';
import type { IdentityDeps } from '../../identity-deps.ts';

/** A wish to be deleted that was not decided while its link was good is over: the account is as it was. */
export async function cancelLapsedDeletions({ tables, clock }: IdentityDeps): Promise<void> {
	await sql`
		update identity.account set status = 'Active' where status = 'PendingAnonymize' and not exists (
			select from identity.nonce where nonce.account = account.id and purpose = 'delete-account'
				and used_at is null and expires_at > ${clock()})`.execute(tables);
}
