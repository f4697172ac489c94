import { type Arrangement, row } from '../arrangement.ts';

/** The arrangement with an extra row for an ad after `after` rows; unchanged when it has no more rows than that. */
export function withAdRow(rows: Arrangement, after: number): Arrangement {
	if (rows.length <= after) return rows;
	return [...rows.slice(0, after), row('brick_100', { block: 'ad', fields: { place: 'row' } }), ...rows.slice(after)];
}
