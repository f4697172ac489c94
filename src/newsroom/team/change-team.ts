import { sql } from 'kysely';
import { everyBrand, type Tables } from '../store/tables.ts';

/** The change would leave no admin of every brand: nobody could let people in, nor read the log (N10). */
export class LastAdmin extends Error {
	override readonly name = 'LastAdmin';

	constructor() {
		super('that would leave no admin of every brand; add another admin first');
	}
}

/**
 * Changes the team in one transaction. Throws `LastAdmin`, and changes nothing, when no admin of every brand would remain. Changes run one after the
 * other, so that two admins who demote each other at the same time cannot both succeed (N10).
 */
export function changeTeam<Result>(tables: Tables, change: (tables: Tables) => Promise<Result>): Promise<Result> {
	return tables.transaction().execute(async (within) => {
		await sql`select pg_advisory_xact_lock(hashtext('newsroom.staff_role'))`.execute(within);
		const before = await admins(within);
		const result = await change(within);
		const after = await admins(within);
		if ((before.ready > 0 && after.ready === 0) || (before.all > 0 && after.all === 0)) throw new LastAdmin();
		return result;
	});
}

/** How many admins of every brand there are (`all`), and how many of them can sign in (`ready`). */
async function admins(tables: Tables): Promise<{ readonly all: number; readonly ready: number }> {
	const found = await tables
		.selectFrom('newsroom.staff_role')
		.innerJoin('newsroom.staff', 'newsroom.staff.id', 'newsroom.staff_role.staff')
		.select('password')
		.where('brand', '=', everyBrand)
		.where('newsroom.staff_role.role', '=', 'admin')
		.where('disabled_at', 'is', null)
		.execute();
	return { all: found.length, ready: found.filter(({ password }) => password !== null).length };
}
