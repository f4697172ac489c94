import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Tables } from '../store/tables.ts';
import type { MailSealer } from './mail-sealer.ts';
import { type TemplateData, type TemplateName, templates } from './templates/templates.ts';

/** Processes hear on this channel that there is a mail to send. */
export const mailChannel = 'identity_mail';

export type NewMail<Name extends TemplateName> = {
	/** Whose name it carries, and whose site its links lead to. */
	readonly brand: Brand;
	readonly account: string;
	readonly data: TemplateData<Name>;
};

/** A mail that could not be sent for this long (ms) is given up, or earlier when its link is dead by then. */
const PATIENCE = 86_400_000;

/**
 * Writes a mail down in the transaction of the change that it tells of: it is sent if and only if that is committed (X07). It goes to the
 * address that the account's row has now, whatever a request said (R06). Gives false where the account has none.
 */
export async function queueMail<Name extends TemplateName>(
	{ clock, envelopes }: { readonly clock: Clock; readonly envelopes: MailSealer },
	transaction: Tables,
	{ letter: name, brand, account, data }: NewMail<Name> & { readonly letter: Name },
): Promise<boolean> {
	const letter = templates[name];
	const address = await addressOf(transaction, account, letter.goesTo);
	if (address === null) return false;
	const { action } = letter.compose(data, { brand, account, address });
	const now = clock();
	const id = randomUUID();
	const patience = new Date(now.getTime() + PATIENCE);
	await transaction
		.insertInto('identity.mail')
		.values({
			id,
			brand: brand.id,
			account,
			letter: name,
			state: 'waiting',
			sealed: envelopes.seal({ id, address, data }),
			queued_at: now,
			due_at: now,
			send_until: action.validUntil && action.validUntil < patience ? action.validUntil : patience,
			tries: 0,
		})
		.execute();
	await sql`select pg_notify(${mailChannel}, '')`.execute(transaction);
	return true;
}

async function addressOf(tables: Tables, account: string, column: 'email_typed' | 'unverified_email'): Promise<string | null> {
	const row = await tables.selectFrom('identity.account').select(column).where('id', '=', account).executeTakeFirst();
	return row?.[column] ?? null;
}
