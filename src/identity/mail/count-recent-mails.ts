import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { TemplateName } from './templates/templates.ts';

export type RecentMailQuery = { readonly account: string; readonly template: TemplateName; readonly since: Date };

/** Counts the letters of a kind that were queued for an account. Of transactions at the same time each counts what those before it queued. */
export async function countRecentMails(transaction: Tables, { account, template: letter, since }: RecentMailQuery): Promise<number> {
	// A lock of its own: the account's row is locked by others in another order.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`mails of ${account}`}, 0))`.execute(transaction);
	const { count } = await transaction
		.selectFrom('identity.mail')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('account', '=', account)
		.where('letter', '=', letter)
		.where('queued_at', '>', since)
		.executeTakeFirstOrThrow();
	return Number(count);
}
