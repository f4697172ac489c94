// Stores password hashes: a new password, or a newer hash of the same one.
import { randomUUID } from 'node:crypto';
import type { HashCaller } from '#platform/password-hash';
import { issuers } from '../../accounts/issuers.ts';
import type { BrowserHash } from '../../accounts/verification/verification-cookies.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Account } from '../../store/tables.ts';
import type { InTransaction, StoreDeps } from '../../store/transaction.ts';

/** A password that was right, the login and the hash that it belongs to, and who typed it. */
export type VerifiedPassword = {
	readonly login: string;
	readonly passwordHash: string;
	readonly password: string;
	readonly caller: HashCaller;
};

/**
 * Replaces an outdated hash of the same password by a current one, unless the password was changed meanwhile. If hashing fails because too many
 * passwords wait, the old hash stays until the next sign-in. Resolves to the hash that is stored then; undefined when it was changed meanwhile.
 */
export async function rehashPassword({ tables, passwords, log }: IdentityDeps, right: VerifiedPassword): Promise<string | undefined> {
	const { login, passwordHash, password, caller } = right;
	const hash = await passwords
		.hash(password, caller)
		.catch((error: unknown) => log.warn({ error }, 'an outdated password hash was not replaced'));
	if (hash === undefined) return passwordHash;
	const unchanged = tables
		.updateTable('identity.login')
		.set({ password: hash })
		.where('id', '=', login)
		.where('password', '=', passwordHash);
	const { numUpdatedRows } = await unchanged.executeTakeFirst();
	return numUpdatedRows === 0n ? undefined : hash;
}

/** The hash of a new password. `madeIn` is the browser of a sign-up. */
export type NewPassword = { readonly hash: string; readonly madeIn?: BrowserHash };

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
			issuer: issuers.Password,
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
