import { type ReaderCall, tenantOf } from '../../call.ts';
import type { Taken } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { note } from '../../store/audit/note.ts';
import { spendNonce } from '../../store/nonces.ts';

type Declining = Taken<'declineDeletion'>['params'] & Taken<'declineDeletion'>['body'];

/** Keeps the account by the link of the letter, which must be the reader's own, and notes why (API-29). */
export async function declineDeletion(deps: IdentityDeps, call: ReaderCall, { nonce, reason }: Declining): Promise<{ valid: true }> {
	const { account, session } = call.reader;
	await deps.tables.transaction().execute(async (tables) => {
		const spent = await spendNonce(deps, tables, { tenant: tenantOf(call), purpose: 'delete-account', nonce });
		if (spent?.account !== account) return refuse('nonce-spent');
		await tables
			.updateTable('identity.account')
			.set({ status: 'Active', modified_at: deps.clock() })
			.where('id', '=', account)
			.where('status', '=', 'PendingAnonymize')
			.execute();
		// Then somebody else has a session of hers that was fresh enough to ask.
		if (reason === 'DID_NOT_REQUEST_DELETION') await endSessions(deps, { account, but: session, reason: 'not-the-reader' }, tables);
		await note(deps, call, { event: 'deletion_declined', account, details: { reason } }, tables);
	});
	return { valid: true };
}
