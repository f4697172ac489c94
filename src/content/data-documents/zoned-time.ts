import { LRUCache } from 'lru-cache';
import { lruSize } from '#platform/memory/lru-size';
import type { LocalTime } from '../contract/contract.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The date that comes so many days after another. */
export const daysAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The moment when the clocks of a time zone show a date (`YYYY-MM-DD`) and a time (`HH:MM`). */
export function momentAt(date: string, time: string, timeZone: string): Date {
	const asUtc = Date.parse(`${date}T${time}Z`);
	const near = asUtc - offsetMs(asUtc, timeZone);
	// Once more, for the hours beside a change of the clocks.
	return new Date(asUtc - offsetMs(near, timeZone));
}

/** What the clocks of a time zone show at a moment. */
export type Clocks = (at: Date) => LocalTime;

/** Making clocks takes as long as reading them a thousand times. */
const known = new Map<string, Clocks>();

/** The clocks of a time zone, which show a date (`YYYY-MM-DD`) and a time (`HH:MM`). */
export function clocksOf(timeZone: string): Clocks {
	const clocks = known.get(timeZone) ?? makeClocks(timeZone);
	known.set(timeZone, clocks);
	return clocks;
}

/** Clocks that remember what they showed: every page with the weather reads them at the same minutes. */
function makeClocks(timeZone: string): Clocks {
	// The Swedish form is that of ISO 8601.
	const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
	const shown = new LRUCache<number, LocalTime>({
		...lruSize(1_000),
		memoMethod: (minute) => {
			const [date = '', time = ''] = format.format(minute * minuteMs).split(' ');
			return { date, time };
		},
	});
	return (at) => shown.memo(Math.floor(at.getTime() / minuteMs));
}

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

/** How far the clocks of a time zone are ahead of UTC at the start of a minute, in ms. */
function offsetMs(at: number, timeZone: string): number {
	const { date, time } = clocksOf(timeZone)(new Date(at));
	return Date.parse(`${date}T${time}Z`) - at;
}
