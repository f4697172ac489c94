import type { TransactionDeps } from '../identity-deps.ts';
import type { TemplateName } from './templates/templates.ts';

/** Whether an account may get one more email of a template: three in an hour (R11). Callers answer the same either way. */
export async function isUnderMailLimit(tx: TransactionDeps, account: string, template: TemplateName): Promise<boolean> {
	return (await tx.mail.countRecent(tx.tables, { account, template, since: new Date(tx.clock().getTime() - 3_600_000) })) < 3;
}
