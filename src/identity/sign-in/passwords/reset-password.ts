import { clearUnverifiedCredentials } from '../../accounts/clear-unverified-credentials.ts';
import { getAccount, type Login, listLogins } from '../../accounts/find-account.ts';
import { toProfileIdentity } from '../../accounts/profile/to-profile.ts';
import { type Call, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { invalidateNonces, peekNonce, spendNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account, Tables } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { savePassword } from './save-password.ts';

/**
 * Sets a new password by the link of the letter (API-24). The link is proof that the e-mail is the reader's: an account that was never
 * verified loses what others may have put into it (R08). A password that is refused leaves the link good, for another try.
 */
export async function resetPassword(
	deps: IdentityDeps,
	call: Call,
	nonce: string,
	password: string,
): Promise<EndpointOutput<'resetPassword'>> {
	const spending = { tenant: tenantOf(call), purpose: 'reset-password', nonce } as const;
	const account = await accountOf(deps, spending);
	const { id, email, first_name: firstName, last_name: lastName } = account;
	await deps.refuseWeakPassword(call, password, { email: email ?? '', firstName, lastName });
	const hash = await deps.passwords.hash(password);
	const login = await inTransaction(deps, async (tx) => {
		if (!(await spendNonce(tx, spending))) refuse('nonce-spent');
		await setPassword(tx, call, { account, hash });
		return passwordOf(tx.tables, id);
	});
	await deps.throttle.lift(call, email ?? '');
	return toProfileIdentity(login);
}

/** Whose link it is; one that went to an address that the account no longer has is as good as spent. */
async function accountOf(deps: IdentityDeps, spending: Parameters<typeof peekNonce>[1]): Promise<Account> {
	const found = await peekNonce(deps, spending);
	const account = found && (await getAccount(deps.tables, found.account));
	return account && account.email === found.data.email ? account : refuse('nonce-spent');
}

type Setting = { readonly account: Account; readonly hash: string };

async function setPassword(tx: TransactionDeps, call: Call, { account, hash }: Setting): Promise<void> {
	if (!account.email_verified) await clearUnverifiedCredentials(tx, account);
	await savePassword(tx, account, hash);
	await tx.tables.updateTable('identity.account').set({ unverified_email: null }).where('id', '=', account.id).execute();
	await endSessions(tx, { account: account.id, reason: 'password-reset' });
	await invalidateNonces(tx, account.id);
	const data = { firstName: account.first_name, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'password-changed', { brand: call.brand, account: account.id, data });
	await recordSecurityEvent(tx, call, { event: 'password_reset', account: account.id });
}

async function passwordOf(tables: Tables, account: string): Promise<Login> {
	const login = (await listLogins(tables, account)).find(({ issuer }) => issuer === 'password');
	if (!login) throw new Error('an account has no password after it was set');
	return login;
}
