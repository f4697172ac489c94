// Removes a login when its provider (Apple, Facebook) notifies us that the user withdrew consent or deleted the account.
import { type Login, listLogins } from '../../accounts/account-logins.ts';
import type { Call } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { lockAccount } from '../../store/lock-account.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Tables } from '../../store/tables.ts';
import { findLogin } from './provider-logins.ts';

/** Whose login a provider's notice is about, and the time of the notice. */
export type NoticeSubject = { readonly issuer: string; readonly subject: string; readonly at: Date };

/**
 * Finds the login that a notice is about, and locks its account until the transaction ends. It reads the login again then: the same notice may come
 * twice, or beside a deletion. A login created after the notice is not found, so a replayed notice has no effect.
 */
export async function lockLoginOfNotice({ tables }: TransactionDeps, call: Call, user: NoticeSubject): Promise<Login | undefined> {
	const found = await findLogin(tables, call, user);
	const login = found && (await lockAccount(tables, found.account)) && (await findLogin(tables, call, user));
	return login && login.created_at <= user.at ? login : undefined;
}

/** Whether the reader has no other login. */
export async function isOnlyLogin(tables: Tables, { account }: Login): Promise<boolean> {
	return (await listLogins(tables, account)).length === 1;
}

/** Removes the login, and ends all sessions of the reader, because it may have opened them. */
export async function removeLoginOnNotice(tx: TransactionDeps, call: Call, { id, account, type }: Login): Promise<void> {
	await tx.tables.deleteFrom('identity.login').where('id', '=', id).execute();
	await endSessions(tx, { account, reason: 'provider-ended' });
	await recordSecurityEvent(tx, call, { event: 'identity_unlinked', account, details: { type, by: 'provider' } });
}
