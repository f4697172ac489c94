import { insertAccount } from '../../accounts/insert-account.ts';
import { queueVerification } from '../../accounts/verification/queue-verification.ts';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { note } from '../../store/audit/note.ts';
import type { Account, Tables } from '../../store/tables.ts';
import { keepPassword } from '../passwords/keep-password.ts';
import type { CheckedSignUp } from './check-sign-up.ts';

/** What an account is made of. */
export type Making = { readonly checked: CheckedSignUp; readonly hash: string };

/** Makes an account whose e-mail is not verified yet, with its password and the mail that verifies it. `isDuplicate` tells that there is one. */
export async function makeAccount(deps: IdentityDeps, call: Call, { checked, hash }: Making, tables: Tables): Promise<Account> {
	const { email, emailTyped, profile } = checked;
	const account = await insertAccount(deps, call, { email, emailTyped, isVerified: false, profile }, tables);
	await keepPassword(deps, tables, account, hash);
	await queueVerification(deps, call, account, tables);
	await note(deps, call, { event: 'signed_up', account: account.id }, tables);
	return account;
}
