import type { Call, ReaderCall } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { notifyAccountExists } from '../../mail/notify-account-exists.ts';
import { refuse } from '../../refuse.ts';
import { requireFreshSignIn } from '../../sessions/require-fresh-sign-in.ts';
import { issueNonce, type SpentNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { findAccountByEmail, getAccount } from '../find-account.ts';

/**
 * Starts a change of email (A15): the new address gets a link to confirm it, and the old one gets a notice. Needs a fresh sign-in (LIM-01).
 * If the new address has an account: refuses `email-in-use`, or with enumeration protection writes to its owner and answers alike (A04).
 */
export async function requestEmailChange(tx: TransactionDeps, call: ReaderCall, typed: string): Promise<void> {
	requireFreshSignIn(tx, call);
	const email = canonicalEmail(typed);
	if (email === undefined) return refuse('email-invalid');
	const account = await getAccount(tx.tables, call.reader.account);
	if (email === account.email) return;
	const existing = await findAccountByEmail(tx.tables, call, email);
	if (existing && !call.brand.accounts.protectsAgainstEnumeration) refuse('email-in-use');
	await tx.tables.updateTable('identity.account').set({ unverified_email: typed.trim() }).where('id', '=', account.id).execute();
	if (existing) await notifyAccountExists(tx, call, existing);
	else await queueConfirmation(tx, call, { account, email, typed: typed.trim() });
	await notifyOldAddress(tx, call, { account, newEmail: typed.trim(), done: false });
	await recordSecurityEvent(tx, call, { event: 'email_change_asked', account: account.id });
}

type EmailChange = { readonly account: Account; readonly email: string; readonly typed: string };

async function queueConfirmation(tx: TransactionDeps, call: Call, { account, email, typed }: EmailChange): Promise<void> {
	const data = { email, typed };
	const link = await issueNonce(tx, { tenant: account.tenant, account: account.id, purpose: 'change-email', data });
	await tx.mail.queue(tx.tables, 'email-change', { brand: call.brand, account: account.id, data: link });
}

type ChangeNotice = { readonly account: Account; readonly newEmail: string; readonly done: boolean };

/** Queues the notice to the address in the row; call it before the row gets the new one. */
async function notifyOldAddress(tx: TransactionDeps, call: Call, { account, ...change }: ChangeNotice): Promise<void> {
	const data = { ...change, firstName: account.first_name, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'email-change-notice', { brand: call.brand, account: account.id, data });
}

/** Replaces the email by the confirmed one, and the user name of a password with it. Returns false when another change replaced this one. */
export async function confirmEmailChange(tx: TransactionDeps, call: Call, { account: id, data }: SpentNonce): Promise<boolean> {
	const { email = '', typed = '' } = data;
	const account = await getAccount(tx.tables, id);
	if (account.unverified_email !== typed) return false;
	if (await findAccountByEmail(tx.tables, call, email)) refuse('email-in-use');
	await notifyOldAddress(tx, call, { account, newEmail: typed, done: true });
	await tx.tables
		.updateTable('identity.account')
		.set({ email, email_typed: typed, email_verified: true, unverified_email: null, modified_at: tx.clock() })
		.where('id', '=', id)
		.execute();
	await tx.tables
		.updateTable('identity.login')
		.set({ subject: email, user_name: email })
		.where('account', '=', id)
		.where('issuer', '=', 'password')
		.execute();
	await recordSecurityEvent(tx, call, { event: 'email_changed', account: id });
	return true;
}
