import { type Kysely, sql } from 'kysely';
import { type Brand, dateIn } from '#brands';
import type { PageSpeed, VitalCount } from './contract/contract.ts';

/** The days that are summed up, today included. */
const days = 28;

type Row = { readonly vital: string; readonly good: number; readonly total: number };

/** How fast the pages of a brand were for its readers in the last four weeks: `shows` is LCP, `answers` is INP and `stays` is CLS. */
export async function pageSpeed(tables: Kysely<unknown>, { id, timeZone }: Brand, now: Date): Promise<PageSpeed> {
	const { rows } = await sql<Row>`
		select split_part(detail, ' ', 1) as vital, sum(count)::int as total,
			coalesce(sum(count) filter (where detail like '% good'), 0)::int as good
		from analytics.event_count
		where brand = ${id} and event = 'page-speed' and day > ${dateIn(timeZone, now)}::date - ${days}::int
		group by 1`.execute(tables);
	const counts = new Map(rows.map(({ vital, good, total }) => [vital, { good, total }]));
	const of = (vital: string): VitalCount => counts.get(vital) ?? { good: 0, total: 0 };
	return { shows: of('lcp'), answers: of('inp'), stays: of('cls') };
}
