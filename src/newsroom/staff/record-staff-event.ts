import type { NewsroomDeps } from '../newsroom-deps.ts';

/** The events of the audit table. */
export type StaffEvent =
	| 'staff_added'
	| 'set_up'
	| 'signed_in'
	| 'sign_in_failed'
	| 'signed_out'
	| 'reader_looked_up'
	| 'reader_opened'
	| 'verification_sent'
	| 'reset_sent'
	| 'throttle_lifted'
	| 'sessions_ended'
	| 'impersonated';

/** Adds an event to the audit table of staff. */
export async function recordStaffEvent(
	{ tables, clock }: Pick<NewsroomDeps, 'tables' | 'clock'>,
	{ staff, event, details = {} }: { readonly staff: string | null; readonly event: StaffEvent; readonly details?: object },
): Promise<void> {
	await tables
		.insertInto('newsroom.audit')
		.values({ staff, event, details: JSON.stringify(details), happened_at: clock() })
		.execute();
}
