// Finds, adds and updates logins at providers.
import { randomUUID } from 'node:crypto';
import type { Login } from '../../accounts/account-logins.ts';
import { type Call, tenantOf } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import type { Account, Tables } from '../../store/tables.ts';
import type { VerifiedIdentity } from '../verified-identity.ts';
import { sealRevocableToken } from './queue-revocations.ts';

/** Finds the login of a verified identity, by issuer and subject only (F02). */
export async function findLogin(
	tables: Tables,
	call: Pick<Call, 'brand'>,
	{ issuer, subject }: Pick<VerifiedIdentity, 'issuer' | 'subject'>,
): Promise<Login | undefined> {
	return tables
		.selectFrom('identity.login')
		.selectAll()
		.where('tenant', '=', tenantOf(call))
		.where('issuer', '=', issuer)
		.where('subject', '=', subject)
		.executeTakeFirst();
}

type NewLogin = { readonly account: Account; readonly verified: VerifiedIdentity };

/** Adds a login. Its user name is the subject at the provider, which Google's client library needs to revoke access. */
export async function insertLogin(tx: TransactionDeps, call: Call, { account, verified }: NewLogin): Promise<void> {
	const { type, issuer, subject } = verified;
	const now = tx.clock();
	await tx.tables
		.insertInto('identity.login')
		.values({
			id: randomUUID(),
			tenant: account.tenant,
			account: account.id,
			type,
			issuer,
			subject,
			user_name: subject,
			password: null,
			password_set_at: null,
			last_login_at: now,
			created_at: now,
			revocable: sealRevocableToken(tx, call, verified.revocable),
		})
		.execute();
}

type LoginUse = { readonly login: string; readonly verified: VerifiedIdentity };

/** Records that the reader signed in with a login now. */
export async function recordLoginUse(tx: TransactionDeps, call: Call, { login, verified }: LoginUse): Promise<void> {
	const revocable = sealRevocableToken(tx, call, verified.revocable);
	await tx.tables
		.updateTable('identity.login')
		.set({ last_login_at: tx.clock(), ...(revocable && { revocable }) })
		.where('id', '=', login)
		.execute();
}
