import { loginsOf } from '../../accounts/find-account.ts';
import { profileOf } from '../../accounts/profile-of.ts';
import type { Call } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { openSession } from '../../sessions/open-session.ts';
import { tokenResponse } from '../../sessions/token-response.ts';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import { inTransaction } from '../../store/transaction.ts';
import { checkSignUp } from './check-sign-up.ts';
import { type Making, makeAccount } from './make-account.ts';
import { signUpAlike } from './sign-up-alike.ts';

/**
 * Makes an account, all of it or nothing. An e-mail that has one is told so, or its owner is written to, as the brand wants; the password
 * is hashed before either is known.
 */
export async function signUp(deps: IdentityDeps, call: Call, given: EndpointInput<'signUp'>['body']): Promise<EndpointOutput<'signUp'>> {
	await deps.throttle.signUp(call);
	await deps.captcha.require(call, { form: 'signUp', token: given.recaptchaToken });
	const checked = await checkSignUp(deps, call, given);
	const making = { checked, hash: await deps.passwords.hash(checked.password) };
	return call.brand.accounts.protectsAgainstEnumeration ? signUpAlike(deps, call, making) : signUpTelling(deps, call, making);
}

/** Answers with the account and a session of it (ENT-12), or that there is one (ERR-02). */
async function signUpTelling(deps: IdentityDeps, call: Call, making: Making): Promise<EndpointOutput<'signUp'>> {
	const { account, logins, opened } = await inTransaction(deps, (tx) => makeSignedIn(tx, call, making)).catch((error) =>
		isUniqueViolation(error) ? refuse('account-exists') : Promise.reject(error),
	);
	const { uuid, identities, ...profile } = profileOf(account, logins);
	const { accessToken, refreshToken } = await tokenResponse(deps, call, opened);
	return { uuid, identities, profile, accessToken, refreshToken };
}

async function makeSignedIn(tx: TransactionDeps, call: Call, making: Making) {
	const account = await makeAccount(tx, call, making);
	const opened = await openSession(tx, call, { account, method: 'sign-up', remember: true });
	return { account, opened, logins: await loginsOf(tx.tables, account.id) };
}
