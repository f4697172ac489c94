import { randomUUID } from 'node:crypto';
import type { Asker } from '#platform/password-hash';
import type { AskingBrowser } from '../../accounts/verification/link-browsers.ts';
import type { Call } from '../../call.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import type { Account } from '../../store/tables.ts';
import type { InTransaction, StoreDeps } from '../../store/transaction.ts';

/** A password that was right, the login that it belongs to, and who typed it. */
export type RightPassword = { readonly login: string; readonly password: string; readonly asker: Asker };

/**
 * Replaces an outdated hash of the same password by a current one. If hashing fails because too many passwords wait, the old hash stays until
 * the next sign-in.
 */
export async function rehashPassword({ tables, passwords, log }: IdentityDeps, { login, password, asker }: RightPassword): Promise<void> {
	const hash = await passwords
		.hash(password, asker)
		.catch((error: unknown) => log.warn({ error }, 'an outdated password hash was not replaced'));
	if (hash === undefined) return;
	await tables.updateTable('identity.login').set({ password: hash }).where('id', '=', login).execute();
}

/** The hash of a new password; a sign-up has the browser that it was made in. */
export type NewPassword = { readonly hash: string; readonly madeIn?: AskingBrowser };

/** Sets the password of an account, which may have had none. The user name is the email; throws when the account has none. */
export async function savePassword({ clock, tables }: InTransaction<StoreDeps>, account: Account, password: NewPassword): Promise<void> {
	const { hash, madeIn } = password;
	const now = clock();
	if (account.email === null) throw new Error(`account ${account.id} has no email address, so it cannot have a password`);
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
			made_in: madeIn ?? null,
			created_at: now,
		})
		.onConflict((conflict) => conflict.columns(['tenant', 'issuer', 'subject']).doUpdateSet({ password: hash, password_set_at: now }))
		.execute();
}

/** Queues the email that tells the reader of the new password. */
export async function queuePasswordChanged(tx: TransactionDeps, { brand }: Call, account: Account): Promise<void> {
	const data = { firstName: account.first_name, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'password-changed', { brand, account: account.id, data });
}
