import type { Call, IdentityParts } from '../identity-parts.ts';
import type { Account, Tables } from '../store/tables.ts';
import { mayMail } from './may-mail.ts';

/** Writes to the owner of an address that somebody, perhaps she, gave for an account: whoever gave it is not told that it has one (A04). */
export async function tellOwner(parts: IdentityParts, call: Call, { id }: Account, tables: Tables): Promise<void> {
	if (!(await mayMail(parts, tables, id, 'account-exists'))) return;
	await parts.mail.queue(tables, 'account-exists', { brand: call.brand, account: id, data: {} });
}
