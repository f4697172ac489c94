import { type Arrangement, row } from '../arrangement.ts';

/** An arrangement with an ad in a row of its own after so many rows, where that is not its end. */
export function withAdRow(rows: Arrangement, after: number): Arrangement {
	if (rows.length <= after) return rows;
	return [...rows.slice(0, after), row('brick_100', { block: 'ad', fields: { place: 'row' } }), ...rows.slice(after)];
}
