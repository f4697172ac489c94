// Reads the logins of an account.
import type { Selectable } from 'kysely';
import { type Call, tenantOf } from '../call.ts';
import type { Account, LoginRow, Tables } from '../store/tables.ts';
import { issuers } from './issuers.ts';

/** A login as queries return it. */
export type Login = Selectable<LoginRow>;

/** The logins of an account, the oldest first. */
export async function listLogins(tables: Tables, account: string): Promise<readonly Login[]> {
	return tables.selectFrom('identity.login').selectAll().where('account', '=', account).orderBy('created_at').orderBy('id').execute();
}

/** The password login of an account, if it has one. */
export async function findPasswordOf(tables: Tables, account: string): Promise<Login | undefined> {
	return (await listLogins(tables, account)).find(({ issuer }) => issuer === issuers.Password);
}

/** An account, and its password login. */
export type PasswordLogin = {
	readonly account: Account;
	readonly login: Login['id'];
	/** PHC string. */
	readonly passwordHash: string;
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
		.where('login.issuer', '=', issuers.Password)
		.where('login.subject', '=', userName)
		.executeTakeFirst();
	if (!found?.password) return undefined;
	const { login, password: passwordHash, waits_for_owner: waitsForOwner, ...account } = found;
	return { account, login, passwordHash, waitsForOwner };
}
