import { isUniqueViolation } from '#platform/database';
import { listLogins } from '../../accounts/account-logins.ts';
import { toProfile } from '../../accounts/profile/to-profile.ts';
import type { BrowserHash } from '../../accounts/verification/verification-cookies.ts';
import { type Call, hashCaller } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { openSession } from '../../sessions/open-session.ts';
import { tokenResponse } from '../../sessions/session-tokens.ts';
import { inTransaction } from '../../store/transaction.ts';
import { checkSignUp } from './check-sign-up.ts';
import { type AccountDraft, createAccount } from './create-account.ts';
import { signUpEnumerationProtected } from './sign-up-enumeration-protected.ts';

/**
 * `browserHash` identifies the browser that signs up. If the verification link is opened in the same browser, the person who chose the
 * password also owns the address.
 */
type SignUpInput = EndpointInput<'signUp'>['body'] & { readonly browserHash: BrowserHash };

/**
 * Creates an account (API-21), in one transaction. When the email has an account already, the brand's `protectsAgainstEnumeration` decides the answer.
 * The password is hashed before the account is looked for, so that both cases take the same time.
 */
export async function signUp(deps: IdentityDeps, call: Call, input: SignUpInput): Promise<EndpointOutput<'signUp'>> {
	await deps.throttle.signUp(call);
	await deps.captcha.require(call, { form: 'signUp', token: input.recaptchaToken });
	const checked = await checkSignUp(deps, call, input);
	const hash = await deps.passwords.hash(checked.password, hashCaller(call, checked.email));
	const draft = { checked, hash, browserHash: input.browserHash };
	const isProtected = call.brand.accounts.protectsAgainstEnumeration;
	const answer = await (isProtected ? signUpEnumerationProtected(deps, call, draft) : signUpOpenly(deps, call, draft));
	// This email counts as one that was requested, so the next one has to wait (R04).
	await deps.throttle.resend(call, checked.email);
	return answer;
}

/** Answers with the account and its first session (ENT-12), or refuses `account-exists` (ERR-02). */
async function signUpOpenly(deps: IdentityDeps, call: Call, draft: AccountDraft): Promise<EndpointOutput<'signUp'>> {
	const { account, logins, session } = await inTransaction(deps, (tx) => createSignedIn(tx, call, draft)).catch((error) =>
		isUniqueViolation(error) ? refuse('account-exists') : Promise.reject(error),
	);
	const { uuid, identities, ...profile } = toProfile(account, logins);
	const { accessToken, refreshToken } = await tokenResponse(deps, call, session);
	return { uuid, identities, profile, accessToken, refreshToken };
}

async function createSignedIn(tx: TransactionDeps, call: Call, draft: AccountDraft) {
	const account = await createAccount(tx, call, draft);
	const session = await openSession(tx, call, { account, method: 'sign-up', remember: true });
	return { account, session, logins: await listLogins(tx.tables, account.id) };
}
