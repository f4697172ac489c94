import { sql } from 'kysely';
import type { StoryCount } from '../../contract/contract.ts';
import { isVisible } from '../is-visible.ts';
import type { QueryContext } from '../query-context.ts';
import { maxCount } from './listing.ts';

/**
 * How many stories each list of one term has. It reads the range of the index of each list up to where counts end. It reports no purge keys:
 * a page of counts is made again when it is no longer fresh.
 */
export async function storyCounts({ tables, brand, now }: QueryContext, terms: readonly string[]): Promise<readonly StoryCount[]> {
	const { rows } = await sql<{ readonly term: string; readonly count: number }>`
		select asked.term, counted.count
		from unnest(${[...terms]}::text[]) as asked (term), lateral (
			select count(*)::int as count from (
				select from content.placement_term as t
				where brand = ${brand.id} and t.term = asked.term and ${isVisible('t', now)}
				limit ${maxCount + 1}
			) as listed
		) as counted`.execute(tables);
	return rows.map(({ term, count }) => ({ term, total: Math.min(count, maxCount), capped: count > maxCount }));
}
