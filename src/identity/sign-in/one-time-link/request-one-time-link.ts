import { digest } from '#platform/crypto';
import { findAccountByTypedEmail } from '../../accounts/find-account.ts';
import type { Call } from '../../call.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueLinkMailAlone } from '../../mail/queue-link-mail.ts';

/** `browserSecret` is that of the browser that asks; undefined for programs that are no browser. */
type OneTimeLinkRequest = EndpointInput<'requestOneTimeLink'>['body'] & { readonly browserSecret: string | undefined };

/**
 * Sends a link that signs in once, within ten minutes (API-11), bound to the browser that asks for it (R13). The answer is the same for an
 * unknown address.
 */
export async function requestOneTimeLink(deps: IdentityDeps, call: Call, request: OneTimeLinkRequest): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	await deps.captcha.require(call, { form: 'oneTimeLink', token: request.recaptchaToken });
	const account = await findAccountByTypedEmail(deps.tables, call, request.email);
	const data = request.browserSecret === undefined ? {} : { browser: browserMark(request.browserSecret) };
	if (account?.status === 'Active') await queueLinkMailAlone(deps, call, { account, template: 'one-time-link', data });
	return { success: true };
}

/** The value by which a nonce is bound to a browser: the digest of the browser's secret. */
export const browserMark = (secret: string): string => digest(secret).toString('base64url');
