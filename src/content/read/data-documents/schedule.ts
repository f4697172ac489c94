import type { Broadcast, Schedule } from '../../contract/contract.ts';
import { type ScheduleDocument, scheduleSchema } from '../../data-documents/schedule/schedule-schema.ts';
import { weekOf } from '../../data-documents/schedule/week-of.ts';
import { pagesAt } from '../pages-at.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const scheduleDocuments = validDocumentsOf('schedule', scheduleSchema);

/** What the channel broadcasts in seven days, today first; undefined when it has no schedule. */
export async function schedule(context: QueryContext): Promise<Schedule | undefined> {
	return scheduleFrom(await scheduleDocuments(context), context);
}

/** The seven days that documents make; undefined when there is none. */
export async function scheduleFrom(documents: readonly ScheduleDocument[], context: QueryContext): Promise<Schedule | undefined> {
	const week = weekOf(documents, context.brand.timeZone, context.now);
	if (week === undefined) return undefined;
	const programmes = week.days.flatMap(({ broadcasts }) => broadcasts.flatMap(({ programme }) => programme ?? []));
	const pages = await pagesAt(context, programmes);
	return { ...week, days: week.days.map((day) => ({ ...day, broadcasts: day.broadcasts.map((one) => linked(one, pages)) })) };
}

/** A broadcast without the path of its programme where that has no page. */
const linked = ({ programme, ...broadcast }: Broadcast, pages: ReadonlySet<string>): Broadcast =>
	programme !== undefined && pages.has(programme) ? { ...broadcast, programme } : broadcast;
