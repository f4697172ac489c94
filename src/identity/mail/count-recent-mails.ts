import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { TemplateName } from './templates/templates.ts';

/** Which emails to count: those of a template, queued for an account after a time. */
export type RecentMailQuery = { readonly account: string; readonly template: TemplateName; readonly since: Date };

/** Counts the emails of a template that were queued for an account. Parallel transactions wait for each other, so each one counts the emails of the earlier ones. */
export async function countRecentMails(transaction: Tables, { account, template, since }: RecentMailQuery): Promise<number> {
	// An advisory lock: other transactions lock the account's row in a different order.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`mails of ${account}`}, 0))`.execute(transaction);
	const { count } = await transaction
		.selectFrom('identity.mail')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('account', '=', account)
		.where('letter', '=', template)
		.where('queued_at', '>', since)
		.executeTakeFirstOrThrow();
	return Number(count);
}
