import { loginsOf } from '../accounts/find-account.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { profileOf } from '../accounts/profile-of.ts';
import { note } from '../audit/note.ts';
import type { Given, Taken } from '../contract/endpoints.ts';
import type { Call, IdentityParts } from '../identity-parts.ts';
import { keepPassword } from '../passwords/keep-password.ts';
import { refuse } from '../refuse.ts';
import { identityOf } from '../sessions/give-tokens.ts';
import { openSession } from '../sessions/open-session.ts';
import { isDuplicate } from '../store/is-duplicate.ts';
import type { Tables } from '../store/tables.ts';
import { queueVerification } from '../verification/queue-verification.ts';
import { type CheckedSignUp, checkSignUp } from './check-sign-up.ts';

/**
 * Makes an account whose e-mail is not verified yet, with its password, its session and the mail that verifies it: all or nothing. An
 * e-mail that has an account is told so, or its owner is written to, as the brand wants (architecture: sign-up and disclosure).
 */
export async function signUp(parts: IdentityParts, call: Call, given: Taken<'signUp'>['body']): Promise<Given<'signUp'>> {
	await parts.throttle.signUp(call);
	await parts.captcha.require(call, { form: 'signUp', token: given.recaptchaToken });
	const checked = await checkSignUp(parts, call, given);
	const hash = await parts.passwords.hash(checked.password);
	const { account, logins, opened } = await parts.tables
		.transaction()
		.execute((tables) => makeAccount(parts, call, { checked, hash, tables }))
		.catch((error) => (isDuplicate(error) ? refuse('account-exists') : Promise.reject(error)));
	const { uuid, identities, ...profile } = profileOf(account, logins);
	const { accessToken, refreshToken } = await identityOf(parts, call, opened);
	return { uuid, identities, profile, accessToken, refreshToken };
}

type Making = { readonly checked: CheckedSignUp; readonly hash: string; readonly tables: Tables };

async function makeAccount(parts: IdentityParts, call: Call, { checked, hash, tables }: Making) {
	const { email, emailTyped, profile } = checked;
	const account = await insertAccount(parts, call, { email, emailTyped, isVerified: false, profile }, tables);
	await keepPassword(parts, tables, account, hash);
	await queueVerification(parts, call, account, tables);
	await note(parts, call, { event: 'signed_up', account: account.id }, tables);
	const named = { userName: email, displayName: account.display_name };
	const opened = await openSession(parts, call, { ...named, account: account.id, way: 'sign-up', remember: true }, tables);
	return { account, opened, logins: await loginsOf(tables, account.id) };
}
