import { accountById } from '../../accounts/find-account.ts';
import type { Call, ReaderCall } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { refuse } from '../../refuse.ts';
import { note } from '../../store/audit/note.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';

/**
 * Sends the letter whose link deletes the account or keeps it (API-27, P02). Until then nothing is lost; a wish that is not decided while
 * the link is good lapses.
 */
export async function requestDeletion(deps: IdentityDeps, call: ReaderCall): Promise<{ valid: true }> {
	await deps.throttle.mailRequest(call);
	await deps.tables.transaction().execute(async (tables) => {
		const account = await accountById(tables, call.reader.account);
		if (account.email_typed === null) return refuse('email-missing');
		if (await isUnderMailLimit(deps, tables, account.id, 'deletion-request')) await ask(deps, call, account, tables);
	});
	return { valid: true };
}

async function ask(deps: IdentityDeps, call: Call, { id, tenant, first_name: firstName }: Account, tables: Tables): Promise<void> {
	const link = await issueNonce(deps, tables, { tenant, account: id, purpose: 'delete-account' });
	await tables
		.updateTable('identity.account')
		.set({ status: 'PendingAnonymize', modified_at: deps.clock() })
		.where('id', '=', id)
		.execute();
	await deps.mail.queue(tables, 'deletion-request', { brand: call.brand, account: id, data: { firstName, ...link } });
	await note(deps, call, { event: 'deletion_asked', account: id }, tables);
}
