import * as v from 'valibot';
import { mostReadRows } from '../read/most-read.ts';
import { results } from './ans-rows.ts';
import { size } from './parameters.ts';
import { source } from './source.ts';

/** `most-read`: the works that were read most in the last day. */
export const mostReadSource = source({
	query: v.object({ size: size(5, 50) }),
	ttl: 120,
	async fetch(context, { size: count }) {
		const rows = await mostReadRows(context, count, 'day');
		return results(context, { rows, total: rows.length, offset: 0, size: count });
	},
});
