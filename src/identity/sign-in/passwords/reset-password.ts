import { accountById, type Login, loginsOf } from '../../accounts/find-account.ts';
import { loginOfReader } from '../../accounts/profile-of.ts';
import { takeOver } from '../../accounts/take-over.ts';
import type { Given } from '../../contract/endpoints.ts';
import { type Call, type IdentityParts, tenantOf } from '../../identity-parts.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { note } from '../../store/audit/note.ts';
import { killNonces, peekNonce, spendNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';
import { keepPassword } from './keep-password.ts';

/**
 * Sets a new password by the link of the letter (API-24). The link is proof that the e-mail is the reader's: an account that was never
 * verified loses what others may have put into it (R08). A password that is refused leaves the link good, for another try.
 */
export async function resetPassword(parts: IdentityParts, call: Call, nonce: string, password: string): Promise<Given<'resetPassword'>> {
	const spending = { tenant: tenantOf(call), purpose: 'reset-password', nonce } as const;
	const account = await accountOf(parts, spending);
	const { id, email, first_name: firstName, last_name: lastName } = account;
	await parts.refuseWeak(call, password, { email: email ?? '', firstName, lastName });
	const hash = await parts.passwords.hash(password);
	const login = await parts.tables.transaction().execute(async (tables) => {
		if (!(await spendNonce(parts, tables, spending))) refuse('nonce-spent');
		await setPassword(parts, call, { account, hash, tables });
		return passwordOf(tables, id);
	});
	await parts.throttle.lift(call, email ?? '');
	return loginOfReader(login);
}

/** Whose link it is; one that went to an address that the account no longer has is as good as spent. */
async function accountOf(parts: IdentityParts, spending: Parameters<typeof peekNonce>[1]): Promise<Account> {
	const found = await peekNonce(parts, spending);
	const account = found && (await accountById(parts.tables, found.account));
	return account && account.email === found.data.email ? account : refuse('nonce-spent');
}

type Setting = { readonly account: Account; readonly hash: string; readonly tables: Tables };

async function setPassword(parts: IdentityParts, call: Call, { account, hash, tables }: Setting): Promise<void> {
	if (!account.email_verified) await takeOver(parts, account, tables);
	await keepPassword(parts, tables, account, hash);
	await tables.updateTable('identity.account').set({ unverified_email: null }).where('id', '=', account.id).execute();
	await endSessions(parts, { account: account.id, reason: 'password-reset' }, tables);
	await killNonces(parts, tables, account.id);
	const data = { firstName: account.first_name, at: parts.clock() };
	await parts.mail.queue(tables, 'password-changed', { brand: call.brand, account: account.id, data });
	await note(parts, call, { event: 'password_reset', account: account.id }, tables);
}

async function passwordOf(tables: Tables, account: string): Promise<Login> {
	const login = (await loginsOf(tables, account)).find(({ issuer }) => issuer === 'password');
	if (!login) throw new Error('an account has no password after it was set');
	return login;
}
