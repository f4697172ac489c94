import { type Call, tenantOf } from '../call.ts';
import { canonicalEmail } from '../contract/email-address.ts';
import { refusalOf } from '../refuse.ts';
import type { Account, Tables } from '../store/tables.ts';

/** The account of a canonical email address, in the tenant of the call. */
export async function findAccountByEmail(tables: Tables, call: Pick<Call, 'brand'>, email: string): Promise<Account | undefined> {
	return tables
		.selectFrom('identity.account')
		.selectAll()
		.where('tenant', '=', tenantOf(call))
		.where('email', '=', email)
		.executeTakeFirst();
}

/** The account of an email address as somebody typed it, in the tenant of the call; undefined for a text that is no address, too. */
export async function findAccountByTypedEmail(tables: Tables, call: Pick<Call, 'brand'>, typed: string): Promise<Account | undefined> {
	const email = canonicalEmail(typed);
	return email === undefined ? undefined : findAccountByEmail(tables, call, email);
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The account of an id that comes from outside, in the tenant of the call; undefined for a text that is no uuid, too. */
export async function findAccountByUuid(tables: Tables, call: Pick<Call, 'brand'>, uuid: string): Promise<Account | undefined> {
	if (!uuidForm.test(uuid)) return undefined;
	return tables.selectFrom('identity.account').selectAll().where('tenant', '=', tenantOf(call)).where('id', '=', uuid).executeTakeFirst();
}

/** The account of a session, login or nonce. Refuses `access-denied` when the account was deleted in the meantime. */
export async function getAccount(tables: Tables, id: string): Promise<Account> {
	const find = tables.selectFrom('identity.account').selectAll().where('id', '=', id);
	return find.executeTakeFirstOrThrow(() => refusalOf('access-denied'));
}
