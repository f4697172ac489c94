import { type Call, type ReaderCall, tenantOf } from '../../call.ts';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { moveSubscriptions } from '../../mail/newsletters/subscriptions-of-address.ts';
import { notifyAccountExists } from '../../mail/notify-account-exists.ts';
import { refuse } from '../../refuse.ts';
import { endedForSecurity } from '../../sessions/ended-for-security.ts';
import { requireFreshSignIn } from '../../sessions/require-fresh-sign-in.ts';
import { issueNonce } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { findAccountByEmail, getAccount } from '../find-account.ts';
import { issuers } from '../issuers.ts';
import { spendLink } from '../spend-link.ts';
import type { BrowserHash, LinkProof } from './verification-cookies.ts';

/** The new address, canonical and as it was typed, and the browser that requests it. */
export type NewEmail = { readonly email: string; readonly typed: string; readonly browserHash: BrowserHash };

/**
 * Checks whether the reader may ask for a change of email; undefined when they have this email already. Needs a fresh sign-in (LIM-01), and
 * allows a few changes an hour, whether or not the address has an account (A04).
 */
export async function checkNewEmail(
	deps: IdentityDeps,
	call: ReaderCall,
	typed: string,
): Promise<Omit<NewEmail, 'browserHash'> | undefined> {
	const email = canonicalEmail(typed) ?? refuse('email-invalid');
	if (email === (await getAccount(deps.tables, call.reader.account)).email) return undefined;
	requireFreshSignIn(deps, call);
	await deps.throttle.emailChange(call);
	return { email, typed: typed.trim() };
}

/**
 * Starts a change of email of the locked account (A15): the new address gets a link to confirm it, and the old one gets a notice. If the new
 * address has an account, its owner gets an email instead, and the answer is the same (A04).
 */
export async function requestEmailChange(
	tx: TransactionDeps,
	call: ReaderCall,
	asked: NewEmail & { readonly account: Account },
): Promise<void> {
	const { account, email, typed, browserHash } = asked;
	const existing = await findAccountByEmail(tx.tables, call, email);
	await tx.tables.updateTable('identity.account').set({ unverified_email: typed }).where('id', '=', account.id).execute();
	if (existing) await notifyAccountExists(tx, call, existing);
	else await queueConfirmation(tx, call, { account, data: { email, typed, browser: markOf(browserHash), session: call.reader.session } });
	await notifyOldAddress(tx, call, { account, newEmail: typed, done: false });
	await recordSecurityEvent(tx, call, { event: 'email_change_asked', account: account.id });
}

type EmailChange = { readonly account: Account; readonly data: Readonly<Record<'email' | 'typed' | 'browser' | 'session', string>> };

async function queueConfirmation(tx: TransactionDeps, call: Call, { account, data }: EmailChange): Promise<void> {
	const link = await issueNonce(tx, { tenant: account.tenant, account: account.id, purpose: 'change-email', data });
	await tx.mail.queue(tx.tables, 'email-change', { brand: call.brand, account: account.id, data: link });
}

type ChangeNotice = { readonly account: Account; readonly newEmail: string; readonly done: boolean };

/** Queues the notice to the address in the row; call it before the row gets the new one. */
async function notifyOldAddress(tx: TransactionDeps, call: Call, { account, ...change }: ChangeNotice): Promise<void> {
	const data = { ...change, firstName: account.first_name, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'email-change-notice', { brand: call.brand, account: account.id, data });
}

/** What a nonce stores of the browser that requested it. */
const markOf = (browserHash: BrowserHash): string => browserHash.toString('base64url');

/**
 * Confirms a change of email: sets the new address, and with it the user name of the password login and the address of the newsletters.
 * Works only where the reader is signed in, or in the browser that requested the change. Elsewhere it refuses `change-of-other-browser` and
 * the link stays valid: a stranger may have requested the change with the address of the person who now opens the link (R08). Returns false
 * when the nonce is not of a change, a newer change replaced it, or the session that requested it was ended for security reasons (see
 * `endedForSecurity`).
 */
export async function confirmEmailChange(tx: TransactionDeps, call: Call, { nonce, browserHash }: LinkProof): Promise<boolean> {
	const use = { tenant: tenantOf(call), purpose: 'change-email', nonce } as const;
	const spent = await spendLink(tx, use, ({ unverified_email }, { typed }) => unverified_email === typed);
	if (!spent) return false;
	const { account, data } = spent;
	const { id } = account;
	const { email = '', typed = '', session } = data;
	if (await endedForSecurity(tx, session)) return false;
	if (call.reader?.account !== id && (browserHash === undefined || data.browser !== markOf(browserHash))) refuse('change-of-other-browser');
	if (await findAccountByEmail(tx.tables, call, email)) refuse('email-in-use');
	await notifyOldAddress(tx, call, { account, newEmail: typed, done: true });
	await tx.tables
		.updateTable('identity.account')
		.set({ email, email_typed: typed, email_verified: true, unverified_email: null, modified_at: tx.clock() })
		.where('id', '=', id)
		.execute();
	if (account.email !== null && account.email_verified)
		await moveSubscriptions(tx.tables, { tenant: account.tenant, email: account.email }, { email, typed });
	await tx.tables
		.updateTable('identity.login')
		.set({ subject: email, user_name: email })
		.where('account', '=', id)
		.where('issuer', '=', issuers.Password)
		.execute();
	await recordSecurityEvent(tx, call, { event: 'email_changed', account: id });
	return true;
}
