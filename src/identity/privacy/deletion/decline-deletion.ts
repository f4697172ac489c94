import { type ReaderCall, tenantOf } from '../../call.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { spendNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import { inTransaction } from '../../store/transaction.ts';

type DeclineInput = EndpointInput<'declineDeletion'>['params'] & EndpointInput<'declineDeletion'>['body'];

/** Cancels a requested deletion with the nonce of the reader's deletion email, and records the reason (API-29). */
export async function declineDeletion(deps: IdentityDeps, call: ReaderCall, { nonce, reason }: DeclineInput): Promise<{ valid: true }> {
	const { account, session } = call.reader;
	await inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		const spent = await spendNonce(tx, { tenant: tenantOf(call), purpose: 'delete-account', nonce });
		if (spent?.account !== account) return refuse('nonce-spent');
		await tx.tables
			.updateTable('identity.account')
			.set({ status: 'Active', modified_at: tx.clock() })
			.where('id', '=', account)
			.where('status', '=', 'PendingAnonymize')
			.execute();
		// Then somebody else requested it, in another session of the reader.
		if (reason === 'DID_NOT_REQUEST_DELETION') await endSessions(tx, { account, but: session, reason: 'not-the-reader' });
		await recordSecurityEvent(tx, call, { event: 'deletion_declined', account, details: { reason } });
	});
	return { valid: true };
}
