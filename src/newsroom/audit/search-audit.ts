import { sql } from 'kysely';
import { everyBrand, type Tables } from '../store/tables.ts';

/** The filters of the log. `from` is included, `to` is not; `before` is the position at which the previous page ended. */
export type AuditQuery = {
	readonly brand: string;
	/** The brands, or `everyBrand`, which the reader of the log administers. */
	readonly administered: readonly string[];
	readonly staff?: string | undefined;
	readonly event?: string | undefined;
	readonly from?: Date | undefined;
	readonly to?: Date | undefined;
	readonly before?: number | undefined;
};

/** An event of the log; `name` is null for somebody unknown. */
export type AuditEvent = {
	readonly position: number;
	readonly name: string | null;
	readonly event: string;
	readonly details: object;
	readonly happenedAt: Date;
};

const pageSize = 50;

/** The brands that an event concerns. Invitations of earlier versions of the program have only their roles. */
const spokenOf = sql`coalesce(details -> 'brands', details -> 'roles')`;

/**
 * Finds the events of a brand, the latest first (N02, N07): those that happened in it, those that concern it, and sign-ins and the like by
 * people who work in it. An admin of every brand also finds events of no brand, such as sign-ins of unknown addresses. Roles are shown only
 * for brands that the reader of the log administers.
 */
export async function searchAudit(
	tables: Tables,
	sought: AuditQuery,
): Promise<{ readonly events: readonly AuditEvent[]; readonly next?: number }> {
	const places = [sought.brand, everyBrand];
	const ownStaff = tables.selectFrom('newsroom.staff_role').select('staff').where('brand', 'in', places);
	const isEverywhere = sought.administered.includes(everyBrand);
	let query = tables
		.selectFrom('newsroom.audit')
		.leftJoin('newsroom.staff', 'newsroom.staff.id', 'newsroom.audit.staff')
		.select(['position', 'newsroom.staff.name', 'event', 'details', 'happened_at as happenedAt'])
		.where((row) =>
			row.or([
				row('brand', '=', sought.brand),
				row.and([row('brand', 'is', null), sql<boolean>`jsonb_exists_any(${spokenOf}, array[${sql.join(places)}]::text[])`]),
				row.and([
					row('brand', 'is', null),
					sql<boolean>`${spokenOf} is null`,
					isEverywhere ? row.lit(true) : row('newsroom.audit.staff', 'in', ownStaff),
				]),
			]),
		)
		.where('position', 'is not', null);
	if (sought.staff) query = query.where('newsroom.audit.staff', '=', sought.staff);
	if (sought.event) query = query.where('event', '=', sought.event);
	if (sought.from) query = query.where('happened_at', '>=', sought.from);
	if (sought.to) query = query.where('happened_at', '<', sought.to);
	if (sought.before !== undefined) query = query.where('position', '<', sought.before);
	const rows = await query.orderBy('position', 'desc').limit(pageSize).execute();
	const events = rows.map((row) => ({ ...row, details: toldTo(sought.administered, row.details), position: Number(row.position) }));
	const last = events.at(-1);
	return { events, ...(events.length === pageSize && last && { next: last.position }) };
}

const byBrand = ['roles', 'before', 'after'];

/** The details of an event without those about brands that somebody does not administer. A role in every brand is also a role in theirs. */
function toldTo(administered: readonly string[], details: object): object {
	if (administered.includes(everyBrand)) return details;
	const isTold = (brand: unknown) => brand === everyBrand || administered.some((one) => one === brand);
	const told = Object.entries(details).map(([name, value]: [string, unknown]) => {
		if (name === 'brands' && Array.isArray(value)) return [name, value.filter(isTold)];
		if (!byBrand.includes(name) || typeof value !== 'object' || value === null) return [name, value];
		return [name, Object.fromEntries(Object.entries(value).filter(([brand]) => isTold(brand)))];
	});
	return Object.fromEntries(told);
}
