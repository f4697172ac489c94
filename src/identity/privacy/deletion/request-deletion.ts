import { accountById } from '../../accounts/find-account.ts';
import type { Call, IdentityParts, ReaderCall } from '../../identity-parts.ts';
import { mayMail } from '../../mail/may-mail.ts';
import { refuse } from '../../refuse.ts';
import { note } from '../../store/audit/note.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';

/**
 * Sends the letter whose link deletes the account or keeps it (API-27, P02). Until then nothing is lost; a wish that is not decided while
 * the link is good lapses.
 */
export async function requestDeletion(parts: IdentityParts, call: ReaderCall): Promise<{ valid: true }> {
	await parts.throttle.mailRequest(call);
	await parts.tables.transaction().execute(async (tables) => {
		const account = await accountById(tables, call.reader.account);
		if (account.email_typed === null) return refuse('email-missing');
		if (await mayMail(parts, tables, account.id, 'deletion-request')) await ask(parts, call, account, tables);
	});
	return { valid: true };
}

async function ask(parts: IdentityParts, call: Call, { id, tenant, first_name: firstName }: Account, tables: Tables): Promise<void> {
	const link = await issueNonce(parts, tables, { tenant, account: id, purpose: 'delete-account' });
	await tables
		.updateTable('identity.account')
		.set({ status: 'PendingAnonymize', modified_at: parts.clock() })
		.where('id', '=', id)
		.execute();
	await parts.mail.queue(tables, 'deletion-request', { brand: call.brand, account: id, data: { firstName, ...link } });
	await note(parts, call, { event: 'deletion_asked', account: id }, tables);
}
