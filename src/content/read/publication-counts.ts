import { sql } from 'kysely';
import { dateIn } from '#brands';
import type { PublicationCounts, Section } from '../contract/contract.ts';
import { daysAfter, momentAt } from '../data-documents/zoned-time.ts';
import { sectionTree } from './cached-documents.ts';
import { isVisible } from './is-visible.ts';
import type { QueryContext } from './query-context.ts';

/** The days that are counted, today included. */
const daysCounted = 28;

/**
 * How many works were published by day and by main section. It reads a range of the index of each list, so the cost depends on what was
 * published in these days. It reports no purge keys of lists, so publications do not purge a page of counts: it is made again when it is no
 * longer fresh.
 */
export async function publicationCounts(context: QueryContext): Promise<PublicationCounts> {
	const { timeZone } = context.brand;
	const today = dateIn(timeZone, context.now);
	const dates = Array.from({ length: daysCounted }, (_, at) => daysAfter(today, at + 1 - daysCounted));
	const since = momentAt(dates[0] ?? today, '00:00', timeZone);
	const sections = (await sectionTree(context)).sections().filter(({ ancestors }) => ancestors.length === 0);
	const [byDate, bySection] = await Promise.all([countsByDate(context, since), countsBySection(context, sections, since)]);
	return {
		days: dates.map((date) => ({ date, count: byDate.get(date) ?? 0 })),
		sections: sections
			.flatMap(({ id, name }) => ({ id, name, count: bySection.get(`section:${id}`) ?? 0 }))
			.filter(({ count }) => count > 0)
			.toSorted((one, other) => other.count - one.count),
	};
}

type Counts = ReadonlyMap<string, number>;
type CountRow = { readonly name: string; readonly count: number };

async function countsByDate({ tables, brand, now }: QueryContext, since: Date): Promise<Counts> {
	const { rows } = await sql<CountRow>`
		select (displayed_at at time zone ${brand.timeZone})::date::text as name, count(*)::int as count from content.placement_term as t
		where brand = ${brand.id} and term = 'all' and displayed_at >= ${since} and displayed_at <= ${now} and ${isVisible('t', now)}
		group by 1`.execute(tables);
	return countsOf(rows);
}

async function countsBySection({ tables, brand, now }: QueryContext, sections: readonly Section[], since: Date): Promise<Counts> {
	const terms = sections.map(({ id }) => `section:${id}`);
	const { rows } = await sql<CountRow>`
		select term as name, count(*)::int as count from content.placement_term as t
		where brand = ${brand.id} and term = any(${terms}::text[]) and displayed_at >= ${since} and displayed_at <= ${now}
			and ${isVisible('t', now)}
		group by 1`.execute(tables);
	return countsOf(rows);
}

const countsOf = (rows: readonly CountRow[]): Counts => new Map(rows.map(({ name, count }) => [name, count]));
