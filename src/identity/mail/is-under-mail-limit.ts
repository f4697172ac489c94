import type { TransactionDeps } from '../identity-deps.ts';
import type { TemplateName } from './templates/templates.ts';

/** Whether an account may get one more letter of a kind: three in an hour (R11). Who asked gets the same answer beyond that. */
export async function isUnderMailLimit(tx: TransactionDeps, account: string, letter: TemplateName): Promise<boolean> {
	return (await tx.mail.countRecent(tx.tables, { account, template: letter, since: new Date(tx.clock().getTime() - 3_600_000) })) < 3;
}
