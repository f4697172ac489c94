import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { StaffEvent } from './staff-events.ts';

export type { StaffEvent } from './staff-events.ts';

/**
 * What happened. `staff` is who did it; null when nobody is known. `details.brand` is the brand in which it happened. An event that
 * happened in no single brand names the brands that it concerns in `details.brands`; `*` means every brand. Members called `roles`,
 * `before` and `after` map a brand to a role.
 */
export type RecordedEvent = {
	readonly staff: string | null;
	readonly event: StaffEvent;
	readonly details?: { readonly brand?: string; readonly brands?: readonly string[]; readonly [name: string]: unknown };
};

/** Adds an event to the end of the audit chain (N07). */
export async function recordStaffEvent(
	{ tables, clock }: Pick<NewsroomDeps, 'tables' | 'clock'>,
	{ staff, event, details = {} }: RecordedEvent,
): Promise<void> {
	await tables
		.insertInto('newsroom.audit')
		.values({ staff, event, brand: details.brand ?? null, details: JSON.stringify(details), happened_at: clock() })
		.execute();
}
