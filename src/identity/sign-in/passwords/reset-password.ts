// The second half of a password reset: the link of the email, and the new password.
import { findPasswordOf, type Login } from '../../accounts/account-logins.ts';
import { getAccount } from '../../accounts/find-account.ts';
import { removeUnproven } from '../../accounts/logins-before-verification.ts';
import { toProfileIdentity } from '../../accounts/profile/to-profile.ts';
import { goesToCurrentEmail, spendLink } from '../../accounts/spend-link.ts';
import { type Call, hashCaller, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { notifyPasswordChanged } from '../../mail/notify-password-changed.ts';
import { refuse } from '../../refuse.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { invalidateNonces, type NonceUse, peekNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { readerNames } from './reader-words.ts';
import { savePassword } from './save-password.ts';

/** The nonce of the email, and the password to set. */
export type PasswordReset = { readonly nonce: string; readonly newPassword: string };

/**
 * Sets a new password with the nonce of an email (API-24), ends all sessions and lifts the throttle. The link proves the address, so the
 * credentials of strangers are removed from an account that was never verified (R08). After a weak password the link can be used again.
 */
export async function resetPassword(
	deps: IdentityDeps,
	call: Call,
	{ nonce, newPassword }: PasswordReset,
): Promise<EndpointOutput<'resetPassword'>> {
	const use = { tenant: tenantOf(call), purpose: 'reset-password', nonce } as const;
	const account = await accountOf(deps, use);
	await deps.refuseWeakPassword(call, newPassword, readerNames(account));
	const hash = await deps.passwords.hash(newPassword, hashCaller(call, account.id));
	const login = await inTransaction(deps, async (tx) => {
		const spent = (await spendLink(tx, use, goesToCurrentEmail)) ?? refuse('nonce-spent');
		await setPassword(tx, call, { account: spent.account, hash });
		return requirePasswordOf(tx, spent.account);
	});
	await deps.throttle.lift(call, account.email ?? '');
	return toProfileIdentity(login);
}

/** The account of a link. A link that went to an address that the account no longer has counts as spent. */
async function accountOf(deps: IdentityDeps, use: NonceUse): Promise<Account> {
	const found = await peekNonce(deps, use);
	const account = found && (await getAccount(deps.tables, found.account));
	return account && account.email === found.data.email ? account : refuse('nonce-spent');
}

async function requirePasswordOf({ tables }: TransactionDeps, { id }: Account): Promise<Login> {
	const login = await findPasswordOf(tables, id);
	if (!login) throw new Error(`account ${id} has no password after it was reset`);
	return login;
}

type NewHash = { readonly account: Account; readonly hash: string };

async function setPassword(tx: TransactionDeps, call: Call, { account, hash }: NewHash): Promise<void> {
	await removeUnproven(tx, account);
	await savePassword(tx, account, { hash });
	await tx.tables.updateTable('identity.account').set({ unverified_email: null }).where('id', '=', account.id).execute();
	await endSessions(tx, { account: account.id, reason: 'password-reset' });
	await invalidateNonces(tx, account.id);
	await notifyPasswordChanged(tx, call, account);
	await recordSecurityEvent(tx, call, { event: 'password_reset', account: account.id });
}
