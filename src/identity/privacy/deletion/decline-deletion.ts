import type { Taken } from '../../contract/endpoints.ts';
import { type IdentityParts, type ReaderCall, tenantOf } from '../../identity-parts.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { note } from '../../store/audit/note.ts';
import { spendNonce } from '../../store/nonces.ts';

type Declining = Taken<'declineDeletion'>['params'] & Taken<'declineDeletion'>['body'];

/** Keeps the account by the link of the letter, which must be the reader's own, and notes why (API-29). */
export async function declineDeletion(parts: IdentityParts, call: ReaderCall, { nonce, reason }: Declining): Promise<{ valid: true }> {
	const { account, session } = call.reader;
	await parts.tables.transaction().execute(async (tables) => {
		const spent = await spendNonce(parts, tables, { tenant: tenantOf(call), purpose: 'delete-account', nonce });
		if (spent?.account !== account) return refuse('nonce-spent');
		await tables
			.updateTable('identity.account')
			.set({ status: 'Active', modified_at: parts.clock() })
			.where('id', '=', account)
			.where('status', '=', 'PendingAnonymize')
			.execute();
		// Then somebody else has a session of hers that was fresh enough to ask.
		if (reason === 'DID_NOT_REQUEST_DELETION') await endSessions(parts, { account, but: session, reason: 'not-the-reader' }, tables);
		await note(parts, call, { event: 'deletion_declined', account, details: { reason } }, tables);
	});
	return { valid: true };
}
