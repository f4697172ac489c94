import type { Selectable } from 'kysely';
import { type Call, tenantOf } from '../call.ts';
import { canonicalEmail } from '../contract/email.ts';
import { refusalOf } from '../refuse.ts';
import type { Account, LoginRow, Tables } from '../store/tables.ts';

/** A login as queries return it. */
export type Login = Selectable<LoginRow>;

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

/** The logins of an account, the oldest first. */
export async function listLogins(tables: Tables, account: string): Promise<readonly Login[]> {
	return tables.selectFrom('identity.login').selectAll().where('account', '=', account).orderBy('created_at').orderBy('id').execute();
}

/** The password login of an account, if it has one. */
export async function findPasswordOf(tables: Tables, account: string): Promise<Login | undefined> {
	return (await listLogins(tables, account)).find(({ issuer }) => issuer === 'password');
}

/** An account, and its password login. */
export type PasswordLogin = {
	readonly account: Account;
	readonly login: Login['id'];
	readonly password: string;
	/** See `LoginRow.waits_for_owner`. */
	readonly waitsForOwner: boolean;
};

/** The account and password hash of a canonical user name, in the tenant of the call. */
export async function findPasswordLogin(tables: Tables, call: Pick<Call, 'brand'>, userName: string): Promise<PasswordLogin | undefined> {
	const found = await tables
		.selectFrom('identity.login as login')
		.innerJoin('identity.account as account', 'account.id', 'login.account')
		.selectAll('account')
		.select(['login.id as login', 'login.password', 'login.waits_for_owner'])
		.where('login.tenant', '=', tenantOf(call))
		.where('login.issuer', '=', 'password')
		.where('login.subject', '=', userName)
		.executeTakeFirst();
	if (!found?.password) return undefined;
	const { login, password, waits_for_owner: waitsForOwner, ...account } = found;
	return { account, login, password, waitsForOwner };
}
