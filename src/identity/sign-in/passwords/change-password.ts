import { getAccount, listLogins } from '../../accounts/find-account.ts';
import { toProfileIdentity } from '../../accounts/profile/to-profile.ts';
import type { ReaderCall } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { savePassword } from './save-password.ts';

/** Changes the password of a reader who knows the old one (API-22), which is throttled as a sign-in; the other sessions end (A16). */
export async function changePassword(
	deps: IdentityDeps,
	call: ReaderCall,
	given: EndpointInput<'updatePassword'>['body'],
): Promise<EndpointOutput<'updatePassword'>> {
	const account = await getAccount(deps.tables, call.reader.account);
	await proveOld(deps, call, account, given.oldPassword);
	const { email, first_name: firstName, last_name: lastName } = account;
	await deps.refuseWeakPassword(call, given.newPassword, { email: email ?? '', firstName, lastName });
	const hash = await deps.passwords.hash(given.newPassword);
	return inTransaction(deps, async (tx) => {
		await savePassword(tx, account, hash);
		await endSessions(tx, { account: account.id, but: call.reader.session, reason: 'password-changed' });
		const letter = { brand: call.brand, account: account.id, data: { firstName, at: tx.clock() } };
		await tx.mail.queue(tx.tables, 'password-changed', letter);
		await recordSecurityEvent(tx, call, { event: 'password_changed', account: account.id });
		const login = (await listLogins(tx.tables, account.id)).find(({ issuer }) => issuer === 'password');
		return login ? toProfileIdentity(login) : refuse('authentication-failed');
	});
}

async function proveOld(deps: IdentityDeps, call: ReaderCall, { id, email }: Account, oldPassword: string): Promise<void> {
	const isProven = await deps.throttle.signIn(call, email ?? id, async () => {
		const login = (await listLogins(deps.tables, id)).find(({ issuer }) => issuer === 'password');
		const proof = login?.password ? await deps.passwords.verify(login.password, oldPassword) : undefined;
		return proof?.matches === true ? true : undefined;
	});
	if (!isProven) refuse('authentication-failed');
}
