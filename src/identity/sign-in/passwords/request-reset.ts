import { findAccountByTypedEmail } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueLinkMailAlone } from '../../mail/queue-link-mail.ts';

/** Sends a link to choose a new password (API-23). The answer is the same whether or not the name has an account (R04). */
export async function requestReset(
	deps: IdentityDeps,
	call: Call,
	input: EndpointInput<'requestPasswordReset'>['body'],
): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	await deps.captcha.require(call, { form: 'resetPassword', token: input.recaptchaToken });
	const account = await findAccountByTypedEmail(deps.tables, call, input.userName);
	if (account) await queueLinkMailAlone(deps, call, { account, template: 'reset' });
	return { success: true };
}
