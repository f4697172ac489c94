// The account of a sign-up with a password. Other accounts come from `insert-account.ts` and `find-or-create-account.ts`.
import { insertAccount } from '../../accounts/insert-account.ts';
import type { BrowserHash } from '../../accounts/verification/verification-cookies.ts';
import type { Call } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { queueLinkMail } from '../../mail/queue-link-mail.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { savePassword } from '../passwords/save-password.ts';
import type { CheckedSignUp } from './check-sign-up.ts';

/** A checked sign-up, the hash of its password, and the browser that signs up. */
export type AccountDraft = { readonly checked: CheckedSignUp; readonly hash: string; readonly browserHash: BrowserHash };

/**
 * Creates an account with a password and an unverified address, and queues the verification email. Throws a unique violation when the address
 * has an account, see `isUniqueViolation`.
 */
export async function createAccount(tx: TransactionDeps, call: Call, { checked, hash, browserHash }: AccountDraft): Promise<Account> {
	const { email, emailTyped, profile } = checked;
	const account = await insertAccount(tx, call, { email, emailTyped, isVerified: false, profile });
	await savePassword(tx, account, { hash, madeIn: browserHash });
	await queueLinkMail(tx, call, { account, template: 'verify' });
	await recordSecurityEvent(tx, call, { event: 'signed_up', account: account.id });
	return account;
}
