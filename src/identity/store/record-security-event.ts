import { type Call, tenantOf } from '../call.ts';
import { networkPrefix } from './device.ts';
import type { StoreDeps } from './transaction.ts';

/** Security events of accounts. */
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
	| 'impersonated'
	| 'throttle_lifted';

export type SecurityEvent = {
	readonly event: SecurityEventName;
	readonly account?: string;
	/** Nothing that names a person (P05). */
	readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Writes a security event down, in the transaction of what happened when it is given. */
export async function recordSecurityEvent(deps: StoreDeps, call: Call, noted: SecurityEvent): Promise<void> {
	await securityEventInsert(deps, call, noted).execute();
}

/** The writing down of a security event, for the statement of what happened. */
export function securityEventInsert(deps: StoreDeps, call: Call, noted: SecurityEvent) {
	const { event, account = null, details = {} } = noted;
	return deps.tables.insertInto('identity.audit').values({
		tenant: tenantOf(call),
		account,
		event,
		details: JSON.stringify(details),
		network: networkPrefix(call.ip),
		happened_at: deps.clock(),
	});
}
