import { listLogins } from '../../accounts/find-account.ts';
import { toProfile } from '../../accounts/profile/to-profile.ts';
import type { Call } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { openSession } from '../../sessions/open-session.ts';
import { tokenResponse } from '../../sessions/token-response.ts';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import { inTransaction } from '../../store/transaction.ts';
import { checkSignUp } from './check-sign-up.ts';
import { type AccountDraft, createAccount } from './create-account.ts';
import { signUpProtected } from './sign-up-protected.ts';

/**
 * Makes an account, all of it or nothing. An e-mail that has one is told so, or its owner is written to, as the brand wants; the password
 * is hashed before either is known.
 */
export async function signUp(deps: IdentityDeps, call: Call, given: EndpointInput<'signUp'>['body']): Promise<EndpointOutput<'signUp'>> {
	await deps.throttle.signUp(call);
	await deps.captcha.require(call, { form: 'signUp', token: given.recaptchaToken });
	const checked = await checkSignUp(deps, call, given);
	const making = { checked, hash: await deps.passwords.hash(checked.password) };
	return call.brand.accounts.protectsAgainstEnumeration ? signUpProtected(deps, call, making) : signUpOpenly(deps, call, making);
}

/** Answers with the account and a session of it (ENT-12), or that there is one (ERR-02). */
async function signUpOpenly(deps: IdentityDeps, call: Call, making: AccountDraft): Promise<EndpointOutput<'signUp'>> {
	const { account, logins, opened } = await inTransaction(deps, (tx) => makeSignedIn(tx, call, making)).catch((error) =>
		isUniqueViolation(error) ? refuse('account-exists') : Promise.reject(error),
	);
	const { uuid, identities, ...profile } = toProfile(account, logins);
	const { accessToken, refreshToken } = await tokenResponse(deps, call, opened);
	return { uuid, identities, profile, accessToken, refreshToken };
}

async function makeSignedIn(tx: TransactionDeps, call: Call, making: AccountDraft) {
	const account = await createAccount(tx, call, making);
	const opened = await openSession(tx, call, { account, method: 'sign-up', remember: true });
	return { account, opened, logins: await listLogins(tx.tables, account.id) };
}
