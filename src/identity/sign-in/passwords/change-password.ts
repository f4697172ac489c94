import { findPasswordOf } from '../../accounts/account-logins.ts';
import { getAccount } from '../../accounts/find-account.ts';
import { toProfileIdentity } from '../../accounts/profile/to-profile.ts';
import { hashCaller, type ReaderCall } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { notifyPasswordChanged } from '../../mail/notify-password-changed.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { readerNames } from './reader-words.ts';
import { savePassword } from './save-password.ts';

/**
 * Changes the password of a reader who knows the old one (API-22), and ends the other sessions (A16). The check of the old password is
 * throttled like a sign-in. Refuses `authentication-failed`, `too-many-attempts` and weak passwords.
 */
export async function changePassword(
	deps: IdentityDeps,
	call: ReaderCall,
	{ oldPassword, newPassword }: EndpointInput<'updatePassword'>['body'],
): Promise<EndpointOutput<'updatePassword'>> {
	const account = await getAccount(deps.tables, call.reader.account);
	const compared = await requireOldPassword(deps, call, { account, oldPassword });
	await deps.refuseWeakPassword(call, newPassword, readerNames(account));
	const hash = await deps.passwords.hash(newPassword, hashCaller(call, account.id));
	return inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		if ((await findPasswordOf(tx.tables, account.id))?.password !== compared) refuse('authentication-failed');
		await savePassword(tx, account, { hash });
		await endSessions(tx, { account: account.id, but: call.reader.session, reason: 'password-changed' });
		await notifyPasswordChanged(tx, call, account);
		await recordSecurityEvent(tx, call, { event: 'password_changed', account: account.id });
		const login = await findPasswordOf(tx.tables, account.id);
		return login ? toProfileIdentity(login) : refuse('authentication-failed');
	});
}

type OldPassword = { readonly account: Account; readonly oldPassword: string };

/** Resolves to the stored hash that the password was compared with. */
async function requireOldPassword(
	deps: IdentityDeps,
	call: ReaderCall,
	{ account: { id, email }, oldPassword }: OldPassword,
): Promise<string> {
	const prove = async () => {
		const login = await findPasswordOf(deps.tables, id);
		const result = login?.password ? await deps.passwords.verify(login.password, oldPassword, hashCaller(call, id)) : undefined;
		return result?.matches === true ? (login?.password ?? undefined) : undefined;
	};
	const compared = await deps.throttle.signIn(call, email ?? id, { prove, enter: async (hash) => hash });
	return compared ?? refuse('authentication-failed');
}
