import type { LocalTime } from '../contract/contract.ts';

const dayMs = 86_400_000;

/** The date that comes so many days after another. */
export const daysAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The moment when the clocks of a time zone show a date (`YYYY-MM-DD`) and a time (`HH:MM`). */
export function momentAt(date: string, time: string, timeZone: string): Date {
	const asUtc = Date.parse(`${date}T${time}Z`);
	const near = asUtc - offsetMs(asUtc, timeZone);
	// Once more, for the hours beside a change of the clocks.
	return new Date(asUtc - offsetMs(near, timeZone));
}

/** Making a format takes as long as reading a thousand clocks. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show at a moment, as a date (`YYYY-MM-DD`) and a time (`HH:MM`). */
export function clocksOf(timeZone: string): (at: Date) => LocalTime {
	// The Swedish form is that of ISO 8601.
	const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
	formats.set(timeZone, format);
	return (at) => {
		const [date = '', time = ''] = format.format(at).split(' ');
		return { date, time };
	};
}

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in ms. */
function offsetMs(at: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
	return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
