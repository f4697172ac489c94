import { sql } from 'kysely';
import type { Card, ReadPeriod } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { cardsOf } from './cards.ts';
import type { PlacedWork } from './placed-work.ts';
import { type QueryContext, type QueryScope, reportKeys } from './query-context.ts';

const hourMs = 3_600_000;

/** For how long a read counts in each ranking, and after how long it counts half. Reads are stored by the hour. */
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

/** The most works of a ranking, so that enough are left where some are no longer visible. */
const mostRanked = 100;

/**
 * The works that were read most. Works that nobody read are not included; the list is empty if fewer than `leastReads` reads were counted.
 */
export async function mostRead(context: QueryContext, size: number, period: ReadPeriod): Promise<readonly Card[]> {
	return cardsOf(context, await mostReadRows(context, size, period));
}

export async function mostReadRows(context: QueryContext, size: number, period: ReadPeriod): Promise<readonly PlacedWork[]> {
	const ids = await context.load.ranking(period);
	const first = await visible(context, ids.slice(0, size));
	const rows = first.length === size ? first : [...first, ...(await visible(context, ids.slice(size)))].slice(0, size);
	reportKeys(context, ...rows.map(({ id }) => storyKey(id)));
	return rows;
}

async function visible({ load }: QueryContext, ids: readonly string[]): Promise<readonly PlacedWork[]> {
	return (await Promise.all(ids.map(load.work))).filter((work) => work !== undefined);
}

/** Ranks what was read by readers of the brand, visible or not; empty where too few reads were counted. */
export async function findRanking({ tables, brand, now }: QueryScope, period: ReadPeriod): Promise<readonly string[]> {
	const { countedMs, halfLifeMs } = periods[period];
	const { rows } = await sql<{ readonly id: string }>`
		select id from (
			select id, sum(reads * power(0.5, extract(epoch from ${now}::timestamptz - hour) * 1000 / ${halfLifeMs}::float)) as score,
				sum(sum(reads)) over () as all_reads
			from content.read_count where brand = ${brand.id} and hour > ${new Date(now.getTime() - countedMs)}
			group by id
		) as read
		where all_reads >= ${leastReads} order by score desc, id limit ${mostRanked}`.execute(tables);
	return rows.map(({ id }) => id);
}
