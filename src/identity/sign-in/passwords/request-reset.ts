import { accountByEmail } from '../../accounts/find-account.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { Taken } from '../../contract/endpoints.ts';
import type { Call, IdentityParts } from '../../identity-parts.ts';
import { mayMail } from '../../mail/may-mail.ts';
import { issueNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';

/** Sends the link to choose a new password; the answer is the same whoever the name belongs to (R04). */
export async function requestReset(
	parts: IdentityParts,
	call: Call,
	given: Taken<'requestPasswordReset'>['body'],
): Promise<{ success: true }> {
	await parts.throttle.mailRequest(call);
	await parts.captcha.require(call, { form: 'resetPassword', token: given.recaptchaToken });
	const email = canonicalEmail(given.userName);
	const account = email === undefined ? undefined : await accountByEmail(parts.tables, call, email);
	if (account) {
		await parts.tables.transaction().execute((tables) => queueReset(parts, call, account, tables));
	}
	return { success: true };
}

/** Writes the letter with the link, unless the account had three in the last hour (R11). */
export async function queueReset(parts: IdentityParts, call: Call, account: Account, tables: Tables): Promise<void> {
	if (account.email_typed === null || !(await mayMail(parts, tables, account.id, 'reset'))) return;
	const { id, tenant, email } = account;
	const link = await issueNonce(parts, tables, { tenant, account: id, purpose: 'reset-password', data: { email: email ?? '' } });
	await parts.mail.queue(tables, 'reset', { brand: call.brand, account: id, data: link });
}
