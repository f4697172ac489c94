import { type Call, tenantOf } from '../call.ts';
import type { StoreDeps } from './transaction.ts';

/** Names of security events of accounts, as they are stored in `identity.audit`. */
type SecurityEventName =
	| 'signed_up'
	| 'signed_in'
	| 'sign_in_failed'
	| 'signed_out'
	| 'refresh_reuse'
	| 'code_reuse'
	| 'session_ended'
	| 'password_changed'
	| 'password_reset'
	| 'email_verified'
	| 'email_change_asked'
	| 'email_changed'
	| 'identity_linked'
	| 'identity_unlinked'
	| 'relay_closed'
	| 'relay_opened'
	| 'deletion_asked'
	| 'deletion_declined'
	| 'report_asked'
	| 'report_read'
	| 'client_allowed'
	| 'client_removed'
	| 'impersonated'
	| 'throttle_lifted';

/** An event of an account, for the reader and for staff. */
export type SecurityEvent = {
	readonly event: SecurityEventName;
	readonly account?: string;
	/** No personal data (P05). */
	readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Writes a security event to `identity.audit`, in the transaction of `deps` if it is in one. */
export async function recordSecurityEvent(deps: StoreDeps, call: Call, event: SecurityEvent): Promise<void> {
	await securityEventInsert(deps, call, event).execute();
}

/** The insert of a security event, to run in one statement with the change that it is about. */
export function securityEventInsert({ tables, clock }: StoreDeps, call: Call, securityEvent: SecurityEvent) {
	const { event, account = null, details = {} } = securityEvent;
	return tables.insertInto('identity.audit').values({
		tenant: tenantOf(call),
		account,
		event,
		details: JSON.stringify(details),
		network: call.networkPrefix,
		happened_at: clock(),
	});
}
