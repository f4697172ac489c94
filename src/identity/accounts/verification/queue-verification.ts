import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';

/** Writes the letter that verifies an account's e-mail, in the transaction that made the need for it. */
export async function queueVerification(deps: IdentityDeps, call: Call, account: Account, tables: Tables): Promise<void> {
	if (account.email_typed === null || !(await isUnderMailLimit(deps, tables, account.id, 'verify'))) return;
	const link = await issueNonce(deps, tables, {
		tenant: account.tenant,
		account: account.id,
		purpose: 'verify-email',
		data: { email: account.email ?? '' },
	});
	await deps.mail.queue(tables, 'verify', { brand: call.brand, account: account.id, data: link });
}
