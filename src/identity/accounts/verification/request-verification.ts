import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import { rateLimits } from '../../guards/throttle/rate-limits.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueLinkMailAlone } from '../../mail/queue-link-mail.ts';
import type { Account } from '../../store/tables.ts';
import { listLogins } from '../account-logins.ts';
import { findAccountByTypedEmail } from '../find-account.ts';

type Answer = EndpointOutput<'requestEmailVerification'>;

/**
 * Sends the verification email again (API-25), once a minute. The answer is the same for an unknown or a verified address (A04, R04), and says
 * when the next email may be requested.
 */
export async function requestVerification(deps: IdentityDeps, call: Call, typed: string): Promise<Answer> {
	await deps.throttle.mailRequest(call);
	const wait = await deps.throttle.resend(call, canonicalEmail(typed) ?? typed);
	if (wait > 0) return { success: true, retryAfter: wait };
	const account = await findAccountByTypedEmail(deps.tables, call, typed);
	if (account?.status === 'Active') await resendVerification(deps, call, account);
	return { success: true, retryAfter: rateLimits.resends.perSeconds };
}

/** Sends the verification email if the address is not verified, or a login waits for its owner to open the link. */
export async function resendVerification(deps: IdentityDeps, call: Call, account: Account): Promise<void> {
	const isOpen = !account.email_verified || (await listLogins(deps.tables, account.id)).some((login) => login.waits_for_owner);
	if (isOpen) await queueLinkMailAlone(deps, call, { account, template: 'verify' });
}
