import { insertAccount } from '../../accounts/insert-account.ts';
import { queueVerification } from '../../accounts/verification/queue-verification.ts';
import type { Call } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { savePassword } from '../passwords/save-password.ts';
import type { CheckedSignUp } from './check-sign-up.ts';

/** What an account is made of. */
export type AccountDraft = { readonly checked: CheckedSignUp; readonly hash: string };

/** Makes an account whose e-mail is not verified yet, with its password and the mail that verifies it. `isDuplicate` tells that there is one. */
export async function createAccount(tx: TransactionDeps, call: Call, { checked, hash }: AccountDraft): Promise<Account> {
	const { email, emailTyped, profile } = checked;
	const account = await insertAccount(tx, call, { email, emailTyped, isVerified: false, profile });
	await savePassword(tx, account, hash);
	await queueVerification(tx, call, account);
	await recordSecurityEvent(tx, call, { event: 'signed_up', account: account.id });
	return account;
}
