import { sql } from 'kysely';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { recentMails } from './count-recent-mails.ts';
import { mailLimit, recentMailQuery } from './mail-limit.ts';
import type { TemplateName } from './templates/templates.ts';

/** Whether an account may get one more email of a template. Callers answer the same either way. */
export async function isUnderMailLimit(tx: TransactionDeps, account: string, template: TemplateName): Promise<boolean> {
	return (await tx.mail.countRecent(tx.tables, recentMailQuery(tx.clock(), account, template))) < mailLimit.mails;
}

/**
 * SQL condition for a quick check without a lock. It avoids opening a transaction for an email that would be dropped anyway. Only
 * `isUnderMailLimit` is exact.
 */
export const seemsUnderMailLimit = (deps: IdentityDeps, account: string, template: TemplateName) =>
	sql<boolean>`${recentMails(deps.tables, recentMailQuery(deps.clock(), account, template))} < ${mailLimit.mails}`;
