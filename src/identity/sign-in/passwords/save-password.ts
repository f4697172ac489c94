import { randomUUID } from 'node:crypto';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import type { Account } from '../../store/tables.ts';

/**
 * Replaces a hash by one of today's form; the password is the same, so nothing else changes. When too many wait to be hashed, another
 * sign-in will do it.
 */
export async function rehashPassword({ tables, passwords, log }: IdentityDeps, login: string, password: string): Promise<void> {
	const hash = await passwords.hash(password).catch((error: unknown) => log.warn({ error }, 'an old password hash stays for now'));
	if (hash === undefined) return;
	await tables.updateTable('identity.login').set({ password: hash }).where('id', '=', login).execute();
}

/** Sets the password of an account, which may have had none. Its user name is the e-mail. */
export async function savePassword({ clock, tables }: TransactionDeps, account: Account, hash: string): Promise<void> {
	const now = clock();
	if (account.email === null) throw new Error('a password needs an e-mail');
	await tables
		.insertInto('identity.login')
		.values({
			id: randomUUID(),
			tenant: account.tenant,
			account: account.id,
			type: 'Password',
			issuer: 'password',
			subject: account.email,
			user_name: account.email,
			password: hash,
			password_set_at: now,
			last_login_at: null,
			created_at: now,
		})
		.onConflict((conflict) => conflict.columns(['tenant', 'issuer', 'subject']).doUpdateSet({ password: hash, password_set_at: now }))
		.execute();
}
