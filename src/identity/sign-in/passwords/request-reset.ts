import { accountByEmail } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { Taken } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';

/** Sends the link to choose a new password; the answer is the same whoever the name belongs to (R04). */
export async function requestReset(
	deps: IdentityDeps,
	call: Call,
	given: Taken<'requestPasswordReset'>['body'],
): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	await deps.captcha.require(call, { form: 'resetPassword', token: given.recaptchaToken });
	const email = canonicalEmail(given.userName);
	const account = email === undefined ? undefined : await accountByEmail(deps.tables, call, email);
	if (account) {
		await deps.tables.transaction().execute((tables) => queueReset(deps, call, account, tables));
	}
	return { success: true };
}

/** Writes the letter with the link, unless the account had three in the last hour (R11). */
export async function queueReset(deps: IdentityDeps, call: Call, account: Account, tables: Tables): Promise<void> {
	if (account.email_typed === null || !(await isUnderMailLimit(deps, tables, account.id, 'reset'))) return;
	const { id, tenant, email } = account;
	const link = await issueNonce(deps, tables, { tenant, account: id, purpose: 'reset-password', data: { email: email ?? '' } });
	await deps.mail.queue(tables, 'reset', { brand: call.brand, account: id, data: link });
}
