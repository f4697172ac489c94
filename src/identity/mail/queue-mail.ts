// Stores an email in the transaction of the change that it reports; the mail queue sends it later.
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
	readonly data: TemplateData<Name>;
} & MailRecipientRow;

/** The row that has the recipient's address: of an account, of a request for newsletters, or of what was answered to an open call. */
export type MailRecipientRow = { readonly account: string } | { readonly subscriptionRequest: string } | { readonly application: string };

/** The id of the row that has the recipient's address. */
export function ownerOf(mail: MailRecipientRow): string {
	if ('account' in mail) return mail.account;
	return 'application' in mail ? mail.application : mail.subscriptionRequest;
}

/** An email that cannot be sent for this long (ms) is given up; one whose link expires earlier is given up then. */
const RETRY_FOR_MS = 86_400_000;

/**
 * The email is sent if and only if the transaction commits (X07). The recipient is the address in the row that the email is about, never one
 * from a request (R06). Returns false when an account has no such address, or must not get this notice.
 */
export async function queueMail<Name extends TemplateName>(
	{ clock, sealer }: { readonly clock: Clock; readonly sealer: MailSealer },
	transaction: Tables,
	{ template: name, ...mail }: NewMail<Name> & { readonly template: Name },
): Promise<boolean> {
	const { brand, data } = mail;
	const template: EmailTemplate = templates[name];
	const now = clock();
	const address = await addressOf(transaction, mail, template);
	if (address === null) return false;
	const owner = ownerOf(mail);
	if (template.isNotice && (await countRecentMails(transaction, recentMailQuery(now, owner, name))) >= mailLimit.mails) return false;
	const { action } = template.compose(data, { brand, owner, address });
	const id = randomUUID();
	const retryUntil = new Date(now.getTime() + RETRY_FOR_MS);
	const insert = transaction.insertInto('identity.mail').values({
		id,
		brand: brand.id,
		account: 'account' in mail ? mail.account : null,
		subscription_request: 'subscriptionRequest' in mail ? mail.subscriptionRequest : null,
		application: 'application' in mail ? mail.application : null,
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

async function addressOf(tables: Tables, mail: MailRecipientRow, { goesTo, isNotice }: EmailTemplate): Promise<string | null> {
	if (!('account' in mail)) return addressOfRow(tables, mail);
	if (goesTo === 'subscription_request' || goesTo === 'application') return null;
	const query = tables.selectFrom('identity.account').select([goesTo, 'email_verified']).where('id', '=', mail.account);
	const row = await query.executeTakeFirst();
	return !row || (isNotice && !row.email_verified) ? null : row[goesTo];
}

/** The transaction has made the row. */
async function addressOfRow(tables: Tables, owner: MailRecipientRow): Promise<string> {
	const table = 'application' in owner ? 'identity.application' : 'identity.subscription_request';
	const row = await tables.selectFrom(table).select('email_typed').where('id', '=', ownerOf(owner)).executeTakeFirstOrThrow();
	return row.email_typed;
}
