import { type Login, listLogins } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Tables } from '../../store/tables.ts';
import { findLogin } from './logins.ts';

/** Whom a provider speaks of, and when it said so. */
export type NotifiedUser = { readonly issuer: string; readonly subject: string; readonly at: Date };

/** The login that a provider's notice is about: one that was made since is none of its business, so an old notice that comes again does nothing. */
export async function findNotifiedLogin(tables: Tables, call: Call, told: NotifiedUser): Promise<Login | undefined> {
	const login = await findLogin(tables, call, told);
	return login && login.created_at <= told.at ? login : undefined;
}

/** Whether it is the reader's only way in. */
export async function isOnlyLogin(tables: Tables, { account }: Login): Promise<boolean> {
	return (await listLogins(tables, account)).length === 1;
}

/** Takes a login away because its provider says so, and ends the sessions of its reader, each of which it may have opened. */
export async function removeNotifiedLogin(tx: TransactionDeps, call: Call, { id, account, type }: Login): Promise<void> {
	await tx.tables.deleteFrom('identity.login').where('id', '=', id).execute();
	await endSessions(tx, { account, reason: 'provider-ended' });
	await recordSecurityEvent(tx, call, { event: 'identity_unlinked', account, details: { type, by: 'provider' } });
}
