import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { lockAccount } from '../store/lock-account.ts';
import { issueNonce } from '../store/nonces.ts';
import type { Account } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { isUnderMailLimit } from './is-under-mail-limit.ts';

/** Emails whose only content is a link with a nonce → the purpose of the nonce. */
const purposes = { verify: 'verify-email', reset: 'reset-password', 'one-time-link': 'magic-link' } as const;

/** An email to queue. The nonce is bound to `data` and to the account's address. */
export type LinkMail = {
	readonly account: Account;
	readonly template: keyof typeof purposes;
	readonly data?: Readonly<Record<string, string>>;
};

/**
 * Queues an email with a new nonce, unless the account has no address or got three of these emails in the last hour (R11). The transaction
 * has locked or made the account.
 */
export async function queueLinkMail(tx: TransactionDeps, { brand }: Call, { account, template, data }: LinkMail): Promise<void> {
	const { id, tenant, email } = account;
	if (email === null || !(await isUnderMailLimit(tx, id, template))) return;
	const nonce = { tenant, account: id, purpose: purposes[template], data: { email, ...data } };
	await tx.mail.queue(tx.tables, template, { brand, account: id, data: await issueNonce(tx, nonce) });
}

/** Like `queueLinkMail`, for callers without a transaction. Queues nothing when the account has been deleted meanwhile. */
export async function queueLinkMailAlone(deps: IdentityDeps, call: Call, mail: LinkMail): Promise<void> {
	await inTransaction(deps, async (tx) => {
		const account = await lockAccount(tx.tables, mail.account.id);
		if (account) await queueLinkMail(tx, call, { ...mail, account });
	});
}
