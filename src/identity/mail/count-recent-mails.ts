import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { TemplateName } from './templates/templates.ts';

/** Which emails to count: those of a template, queued for an account after a time. */
export type RecentMailQuery = { readonly account: string; readonly template: TemplateName; readonly since: Date };

/** Counts the emails of a template that were queued for an account. Parallel transactions wait for each other, so each one counts the emails of the earlier ones. */
export async function countRecentMails(transaction: Tables, query: RecentMailQuery): Promise<number> {
	// An advisory lock: with a lock on the account's row, two readers who change their email to each other's address would deadlock.
	// One lock for each template: the same two calls count emails of two templates, for the two accounts in opposite order.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`${query.template} to ${query.account}`}, 0))`.execute(transaction);
	const { count } = await recentMails(transaction, query).executeTakeFirstOrThrow();
	return Number(count);
}

/** Counts the emails as they are now; parallel transactions may add to them. */
export const recentMails = (tables: Tables, { account, template, since }: RecentMailQuery) =>
	tables
		.selectFrom('identity.mail')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('account', '=', account)
		.where('letter', '=', template)
		.where('queued_at', '>', since);
