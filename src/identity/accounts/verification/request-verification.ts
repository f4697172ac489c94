import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import { rateLimits } from '../../guards/throttle/rate-limits.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueLinkMail } from '../../mail/queue-link-mail.ts';
import { inTransaction } from '../../store/transaction.ts';
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
	if (account && account.status === 'Active' && !account.email_verified) {
		await inTransaction(deps, (tx) => queueLinkMail(tx, call, { account, template: 'verify' }));
	}
	return { success: true, retryAfter: rateLimits.resends.perSeconds };
}
