import type { Database } from '#platform/database';
import type { WorkRow } from '../../addresses/address-state.ts';
import type { QueryScope } from '../query-context.ts';

/** One look-up of an address, the placement that it leads to now, and the text of its document. Every page of a story makes it. */
export function addressFinder(database: Pick<Database, 'prepare'>): (scope: QueryScope, path: string) => Promise<WorkRow | undefined> {
	const rowsAt = database.prepare<WorkRow>(`
		select a.kind, a.id, a.target, p.path, r.body, r.repairs, p.visible_from <= $1 as begun, p.visible_to <= $1 as ended
		from content.address as a
		left join content.placement as p on p.brand = a.brand and p.id = a.id
		left join content.revision as r on r.brand = p.owner and r.shelf = 'work' and r.id = p.id and r.revision = p.revision
		where a.brand = $2 and a.path = $3`);
	return async ({ brand, now }, path) => (await rowsAt(now, brand.id, path))[0];
}
