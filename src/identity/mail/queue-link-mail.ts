import type { Call } from '../call.ts';
import type { TransactionDeps } from '../identity-deps.ts';
import { issueNonce } from '../store/nonces.ts';
import type { Account } from '../store/tables.ts';
import { isUnderMailLimit } from './is-under-mail-limit.ts';

/** Emails whose only content is a link with a nonce → the purpose of the nonce. */
const purposes = { verify: 'verify-email', reset: 'reset-password', 'one-time-link': 'magic-link' } as const;

/** An email to queue. The nonce is bound to `data` and to the account's address. */
export type LinkMail = {
	readonly account: Account;
	readonly template: keyof typeof purposes;
	readonly data?: Readonly<Record<string, string>>;
};

/** Queues an email with a new nonce, unless the account has no address or got three of these emails in the last hour (R11). */
export async function queueLinkMail(tx: TransactionDeps, { brand }: Call, { account, template, data }: LinkMail): Promise<void> {
	const { id, tenant, email, email_typed } = account;
	if (email_typed === null || !(await isUnderMailLimit(tx, id, template))) return;
	const nonce = { tenant, account: id, purpose: purposes[template], data: { email: email ?? '', ...data } };
	await tx.mail.queue(tx.tables, template, { brand, account: id, data: await issueNonce(tx, nonce) });
}
