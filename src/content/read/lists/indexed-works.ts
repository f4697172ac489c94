import { type RawBuilder, sql } from 'kysely';
import { readCard } from '../../ans/read-card.ts';
import { datesOf } from '../../ans/read-story.ts';
import { canonicalOf } from '../../ans/web-address.ts';
import type { DayCount, DaysQuery, IndexedWork } from '../../contract/contract.ts';
import { daysAfter } from '../../data-documents/zoned-time.ts';
import { dayKey } from '../../purge/purge-keys.ts';
import { isVisible } from '../is-visible.ts';
import { type CardRow, cardDocument, withAddress } from '../placed-work.ts';
import { type QueryContext, reportKeys } from '../query-context.ts';

/**
 * The works of some days that search engines may index, and whose canonical address is on this brand, newest first. It reads a range of an
 * index. Cards are not cached: crawlers read all days there are, and would drop the cards of covers from the cache.
 */
export async function indexedWorks(context: QueryContext, { from, to, size, offset = 0 }: DaysQuery): Promise<readonly IndexedWork[]> {
	const { tables, brand, now } = context;
	for (let day = from; day <= to; day = daysAfter(day, 1)) reportKeys(context, dayKey(brand.id, day));
	const { rows } = await sql<CardRow>`
		select p.id, p.path, p.revision, p.card from content.placement_term as t
		join content.placement as p on p.brand = t.brand and p.id = t.id
		where t.brand = ${brand.id} and t.term = 'all' and not t.terms && array['note:noindex']
			and t.displayed_at >= ${startOf(from)} and t.displayed_at < ${startOf(daysAfter(to, 1))} and ${isVisible('t', now)}
		order by t.displayed_at desc, t.id desc limit ${size} offset ${offset}`.execute(tables);
	return rows.flatMap((row) => indexedWorkOf(row, context));
}

/** Days of the calendar are texts in contracts; the database compares times. */
const startOf = (day: string): RawBuilder<Date> => sql<Date>`${`${day}T00:00:00Z`}::timestamptz`;

function indexedWorkOf(row: CardRow, { brand, readContext }: QueryContext): readonly IndexedWork[] {
	const document = withAddress(cardDocument(row), brand.id, row.path);
	const canonical = canonicalOf(document, readContext);
	if ('external' in canonical || canonical.brand !== brand.id) return [];
	const card = readCard(document, readContext);
	return [{ card, path: canonical.path || row.path, ...datesOf(document, card.displayedAt) }];
}

/**
 * The days on which works were displayed, the last first. It reads the index of all works, and reports no purge keys: a page of days is made
 * again when it is no longer fresh, not at each publication.
 */
export async function indexedDays({ tables, brand, now }: QueryContext): Promise<readonly DayCount[]> {
	const { rows } = await sql<DayCount>`
		select (displayed_at at time zone 'UTC')::date::text as day, count(*)::int as count from content.placement_term as t
		where brand = ${brand.id} and term = 'all' and ${isVisible('t', now)} group by 1 order by 1 desc`.execute(tables);
	return rows;
}
