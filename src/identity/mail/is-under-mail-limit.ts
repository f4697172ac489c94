import { sql } from 'kysely';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { recentMails } from './count-recent-mails.ts';
import { mailLimit, recentMailQuery } from './mail-limit.ts';
import type { TemplateName } from './templates/templates.ts';

/** Whether an account may get one more email of a template. Callers answer the same either way. */
export async function isUnderMailLimit(tx: TransactionDeps, account: string, template: TemplateName): Promise<boolean> {
	return (await tx.mail.countRecent(tx.tables, recentMailQuery(tx.clock(), account, template))) < mailLimit.mails;
}

/** A condition that spares the transaction of an email beyond the limit. It locks nothing: only `isUnderMailLimit` tells for sure. */
export const seemsUnderMailLimit = (deps: IdentityDeps, account: string, template: TemplateName) =>
	sql<boolean>`${recentMails(deps.tables, recentMailQuery(deps.clock(), account, template))} < ${mailLimit.mails}`;
