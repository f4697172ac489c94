import { sql } from 'kysely';
import { textAt } from '../ans/json.ts';
import type { QueryScope } from '../read/query-context.ts';
import { documentIn, isCurrent, workRows } from './work-rows.ts';

/** The headlines of works of the brand by id, each in its newest text. Leaves out ids that the brand does not have, and works without a headline. */
export async function headlines(scope: QueryScope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await workRows(scope, sql`d.id = any(${sql.val(ids)}::text[]) and ${isCurrent}`);
	return new Map(
		rows.flatMap((row): readonly [string, string][] => {
			const headline = textAt(documentIn(row), 'headlines', 'basic');
			return headline === undefined ? [] : [[row.id, headline]];
		}),
	);
}
