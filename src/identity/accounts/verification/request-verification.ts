import { canonicalEmail } from '../../contract/email.ts';
import type { Call, IdentityParts } from '../../identity-parts.ts';
import { accountByEmail } from '../find-account.ts';
import { queueVerification } from './queue-verification.ts';

/** Sends the letter again. Who asks learns nothing: the answer is the same for an unknown or a verified address (A04, R04). */
export async function requestVerification(parts: IdentityParts, call: Call, typed: string): Promise<{ success: true }> {
	await parts.throttle.mailRequest(call);
	const email = canonicalEmail(typed);
	const account = email === undefined ? undefined : await accountByEmail(parts.tables, call, email);
	if (account && account.status === 'Active' && !account.email_verified) {
		await parts.tables.transaction().execute((tables) => queueVerification(parts, call, account, tables));
	}
	return { success: true };
}
