import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Account, Tables } from '../store/tables.ts';
import { isUnderMailLimit } from './is-under-mail-limit.ts';

/** Writes to the owner of an address that somebody, perhaps she, gave for an account: whoever gave it is not told that it has one (A04). */
export async function notifyAccountExists(deps: IdentityDeps, call: Call, { id }: Account, tables: Tables): Promise<void> {
	if (!(await isUnderMailLimit(deps, tables, id, 'account-exists'))) return;
	await deps.mail.queue(tables, 'account-exists', { brand: call.brand, account: id, data: {} });
}
