import { dateIn } from '#brands';
import type { Schedule, ScheduleDay } from '../../contract/contract.ts';
import { readSource } from '../source-schema.ts';
import { daysAfter, momentAt } from '../zoned-time.ts';
import { type ScheduleDocument, weekdays } from './schedule-schema.ts';

/** A schedule that nobody confirmed for so long is shown as old. */
const oldAfterMs = 60 * 86_400_000;

/** The days that pages show. */
const daysShown = 7;

/** The schedule of seven days from the documents of a brand, today first, and of the day after them; undefined when there is no document. */
export function weekOf(documents: readonly ScheduleDocument[], timeZone: string, now: Date): Schedule | undefined {
	const newest = documents.toSorted((one, other) => Date.parse(other.source.updated_at) - Date.parse(one.source.updated_at))[0];
	if (newest === undefined) return undefined;
	const source = readSource(newest.source);
	const today = dateIn(timeZone, now);
	// Yesterday's last broadcast may be on air still, and the first of a day ends the last of the day before.
	const dates = Array.from({ length: daysShown + 3 }, (_, at) => daysAfter(today, at - 1));
	const [yesterday, ...days] = datedDays(dates, documents, timeZone);
	const night = yesterday?.broadcasts.filter(({ end }) => end > momentAt(today, '00:00', timeZone)) ?? [];
	return {
		source,
		isOld: now.getTime() - source.updatedAt.getTime() > oldAfterMs,
		days: days.slice(0, daysShown).map((day, at) => (at === 0 ? { ...day, broadcasts: [...night, ...day.broadcasts] } : day)),
		weekLater: days[daysShown]?.broadcasts ?? [],
	};
}

/** The broadcasts of each date. One ends when the next begins, on the same day or the day after, or else at midnight. */
function datedDays(dates: readonly string[], documents: readonly ScheduleDocument[], timeZone: string): readonly ScheduleDay[] {
	const begun = dates.map((date) =>
		(documentOf(date, documents)?.broadcasts ?? []).map((one) => ({ ...one, start: momentAt(date, one.start, timeZone) })),
	);
	return dates.map((date, at) => {
		const starts = [...(begun[at] ?? []), ...(begun[at + 1] ?? [])].map(({ start }) => start);
		const midnight = momentAt(daysAfter(date, 1), '00:00', timeZone);
		const endOf = (start: Date) => starts.find((later) => later > start) ?? midnight;
		return { date, broadcasts: (begun[at] ?? []).map((one) => ({ ...one, end: endOf(one.start) })) };
	});
}

/** The document of a special day, or else that of its weekday. */
function documentOf(date: string, documents: readonly ScheduleDocument[]): ScheduleDocument | undefined {
	const weekday = weekdays[new Date(date).getUTCDay()];
	return documents.find(({ _id }) => _id === date) ?? documents.find(({ _id }) => _id === weekday);
}
