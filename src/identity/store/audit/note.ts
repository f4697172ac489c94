import { type Call, tenantOf } from '../../call.ts';
import { placeOf } from '../device.ts';
import type { StoreDeps } from '../transaction.ts';

/** Security events of accounts. */
type AuditEvent =
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

export type Noted = {
	readonly event: AuditEvent;
	readonly account?: string;
	/** Nothing that names a person (P05). */
	readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Writes a security event down, in the transaction of what happened when it is given. */
export async function note(deps: StoreDeps, call: Call, noted: Noted): Promise<void> {
	await noting(deps, call, noted).execute();
}

/** The writing down of a security event, for the statement of what happened. */
export function noting(deps: StoreDeps, call: Call, noted: Noted) {
	const { event, account = null, details = {} } = noted;
	return deps.tables.insertInto('identity.audit').values({
		tenant: tenantOf(call),
		account,
		event,
		details: JSON.stringify(details),
		network: placeOf(call.ip),
		happened_at: deps.clock(),
	});
}
