import { sql } from 'kysely';
import type { Purge, PurgeKey } from '../contract/contract.ts';
import type { PlacementRow, Tables } from '../store/tables.ts';
import { dayKey, pathKey, storyKey, termKey, utcDay } from './purge-keys.ts';

type DueRow = Pick<PlacementRow, 'brand' | 'id' | 'path' | 'terms' | 'displayed_at'> & { readonly ended: boolean };

/**
 * The purge of works that the clock alone showed or hid in `after < time <= until`: ends of embargoes, future dates, expiries (C08).
 * No row changes then, so each process runs this query itself.
 */
export async function duePurge(tables: Tables, after: Date, until: Date): Promise<Purge> {
	const { rows } = await sql<DueRow>`
		select brand, id, path, terms, displayed_at, coalesce(visible_to <= ${until}, false) as ended from content.placement
		where (visible_from > ${after} and visible_from <= ${until}) or (visible_to > ${after} and visible_to <= ${until})`.execute(tables);
	const keys = rows.flatMap(({ brand, id, path, terms, displayed_at: displayedAt }): readonly PurgeKey[] => [
		storyKey(id),
		pathKey(brand, path),
		dayKey(brand, utcDay(displayedAt)),
		...terms.map((term) => termKey(brand, term)),
	]);
	return { keys: [...new Set(keys)], gone: rows.filter(({ ended }) => ended).map(({ id }) => storyKey(id)) };
}
