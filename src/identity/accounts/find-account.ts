import type { Selectable } from 'kysely';
import { type Call, tenantOf } from '../call.ts';
import { refusalOf } from '../refuse.ts';
import type { Account, LoginRow, Tables } from '../store/tables.ts';

export type Login = Selectable<LoginRow>;

/** The account of a canonical e-mail in the tenant of the call. */
export async function findAccountByEmail(tables: Tables, call: Pick<Call, 'brand'>, email: string): Promise<Account | undefined> {
	return tables
		.selectFrom('identity.account')
		.selectAll()
		.where('tenant', '=', tenantOf(call))
		.where('email', '=', email)
		.executeTakeFirst();
}

const uuids = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The account of a uuid that somebody gave, in the tenant of the call. */
export async function findAccountByUuid(tables: Tables, call: Pick<Call, 'brand'>, uuid: string): Promise<Account | undefined> {
	if (!uuids.test(uuid)) return undefined;
	return tables.selectFrom('identity.account').selectAll().where('tenant', '=', tenantOf(call)).where('id', '=', uuid).executeTakeFirst();
}

/** The account that a session, login or nonce leads to; refused when it was deleted meanwhile. */
export async function getAccount(tables: Tables, id: string): Promise<Account> {
	const find = tables.selectFrom('identity.account').selectAll().where('id', '=', id);
	return find.executeTakeFirstOrThrow(() => refusalOf('access-denied'));
}

/** The ways to sign in of an account, the oldest first. */
export async function listLogins(tables: Tables, account: string): Promise<readonly Login[]> {
	return tables.selectFrom('identity.login').selectAll().where('account', '=', account).orderBy('created_at').orderBy('id').execute();
}

/** An account, and the way in by its password. */
export type PasswordLogin = { readonly account: Account; readonly login: Login['id']; readonly password: string };

/** The account that a password's user name leads to, and its hash. */
export async function findPasswordLogin(tables: Tables, call: Pick<Call, 'brand'>, userName: string): Promise<PasswordLogin | undefined> {
	const found = await tables
		.selectFrom('identity.login as login')
		.innerJoin('identity.account as account', 'account.id', 'login.account')
		.selectAll('account')
		.select(['login.id as login', 'login.password'])
		.where('login.tenant', '=', tenantOf(call))
		.where('login.issuer', '=', 'password')
		.where('login.subject', '=', userName)
		.executeTakeFirst();
	if (!found?.password) return undefined;
	const { login, password, ...account } = found;
	return { account, login, password };
}
