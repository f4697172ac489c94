import type { IdentityDeps } from '../identity-deps.ts';
import type { Tables } from '../store/tables.ts';
import type { TemplateName } from './templates/templates.ts';

/** Whether an account may get one more letter of a kind: three in an hour (R11). Who asked gets the same answer beyond that. */
export async function isUnderMailLimit(deps: IdentityDeps, tables: Tables, account: string, letter: TemplateName): Promise<boolean> {
	return (await deps.mail.countRecent(tables, { account, template: letter, since: new Date(deps.clock().getTime() - 3_600_000) })) < 3;
}
