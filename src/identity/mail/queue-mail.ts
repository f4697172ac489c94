import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Tables } from '../store/tables.ts';
import { countRecentMails } from './count-recent-mails.ts';
import { mailLimit, recentMailQuery } from './mail-limit.ts';
import type { MailSealer } from './mail-sealer.ts';
import type { EmailTemplate } from './templates/email-template.ts';
import { type TemplateData, type TemplateName, templates } from './templates/templates.ts';

/** The channel of PostgreSQL notifications about new emails. */
export const mailChannel = 'identity_mail';

/** An email to queue: all but its template and its recipient. */
export type NewMail<Name extends TemplateName> = {
	/** The brand that the email comes from and whose site it links to. */
	readonly brand: Brand;
	readonly account: string;
	readonly data: TemplateData<Name>;
};

/** An email that cannot be sent for this long (ms) is given up; one whose link expires earlier is given up then. */
const RETRY_FOR_MS = 86_400_000;

/**
 * Stores an email in the transaction of the change that it reports: it is sent if and only if the transaction commits (X07). The recipient is
 * the address in the account's row, never one from a request (R06). Returns false when the account has no such address, or must not get this notice.
 */
export async function queueMail<Name extends TemplateName>(
	{ clock, sealer }: { readonly clock: Clock; readonly sealer: MailSealer },
	transaction: Tables,
	{ template: name, brand, account, data }: NewMail<Name> & { readonly template: Name },
): Promise<boolean> {
	const template = templates[name];
	const now = clock();
	const address = await addressOf(transaction, account, template);
	if (address === null) return false;
	if (template.isNotice && (await countRecentMails(transaction, recentMailQuery(now, account, name))) >= mailLimit.mails) return false;
	const { action } = template.compose(data, { brand, account, address });
	const id = randomUUID();
	const retryUntil = new Date(now.getTime() + RETRY_FOR_MS);
	const insert = transaction.insertInto('identity.mail').values({
		id,
		brand: brand.id,
		account,
		letter: name,
		state: 'waiting',
		sealed: sealer.seal({ id, address, data }),
		queued_at: now,
		due_at: now,
		send_until: action.validUntil && action.validUntil < retryUntil ? action.validUntil : retryUntil,
		tries: 0,
	});
	await sql`with queued as (${insert}) select pg_notify(${mailChannel}, '')`.execute(transaction);
	return true;
}

type Recipient = Pick<EmailTemplate, 'goesTo' | 'isNotice'>;

async function addressOf(tables: Tables, account: string, { goesTo, isNotice }: Recipient): Promise<string | null> {
	const query = tables.selectFrom('identity.account').select([goesTo, 'email_verified']).where('id', '=', account);
	const row = await query.executeTakeFirst();
	return !row || (isNotice && !row.email_verified) ? null : row[goesTo];
}
