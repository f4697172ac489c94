import { sql } from 'kysely';
import type { Card, ReadPeriod } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { cardsOf } from './cards.ts';
import { isVisible } from './is-visible.ts';
import type { PlacedWork } from './placed-work.ts';
import { type QueryContext, reportKeys } from './query-context.ts';

const hourMs = 3_600_000;

/** How long a read counts for each ranking, and after how long it counts half. A read is known by its hour. */
const periods: Readonly<Record<ReadPeriod, { readonly countedMs: number; readonly halfLifeMs: number }>> = {
	hour: { countedMs: 2 * hourMs, halfLifeMs: hourMs / 2 },
	day: { countedMs: 24 * hourMs, halfLifeMs: 6 * hourMs },
	week: { countedMs: 168 * hourMs, halfLifeMs: 48 * hourMs },
};

/**
 * With fewer reads in the time of a ranking there is none. Ten stories that thirty readers chose by chance have three reads each, give or take
 * two, so below that a single reader would move a story over half of the list.
 */
export const leastReads = 30;

/** The works that were read most; none is added that nobody read, and there are none where fewer reads than `leastReads` were counted. */
export async function mostRead(context: QueryContext, size: number, period: ReadPeriod): Promise<readonly Card[]> {
	return cardsOf(context, await mostReadRows(context, size, period));
}

export async function mostReadRows(context: QueryContext, size: number, period: ReadPeriod): Promise<readonly PlacedWork[]> {
	const { tables, brand, now } = context;
	const { countedMs, halfLifeMs } = periods[period];
	const { rows } = await sql<PlacedWork>`
		select p.id, p.path, p.revision from (
			select id, sum(reads * power(0.5, extract(epoch from ${now}::timestamptz - hour) * 1000 / ${halfLifeMs}::float)) as score,
				sum(sum(reads)) over () as all_reads
			from content.read_count where brand = ${brand.id} and hour > ${new Date(now.getTime() - countedMs)}
			group by id order by score desc, id limit ${size * 2}
		) as read
		join content.placement as p on p.brand = ${brand.id} and p.id = read.id
		where read.all_reads >= ${leastReads} and ${isVisible('p', now)} order by read.score desc, p.id limit ${size}`.execute(tables);
	reportKeys(context, ...rows.map(({ id }) => storyKey(id)));
	return rows;
}
