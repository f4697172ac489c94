import { momentAt } from '#content';

/** A moment as the value of a `datetime-local` input in a time zone, with milliseconds if it has any. The text itself when it is no moment. */
export function localTime(moment: string, timeZone: string): string {
	const at = new Date(moment);
	if (Number.isNaN(at.getTime())) return moment;
	const [date, time = ''] = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at).split(' ');
	const ms = at.getUTCMilliseconds();
	const precise = ms === 0 ? time.replace(/:00$/, '') : `${time}.${String(ms).padStart(3, '0')}`;
	return `${date}T${precise}`;
}

/** The moment (ISO 8601) of the value of a `datetime-local` input in a time zone. The text itself when it is no moment. */
export function momentOf(local: string, timeZone: string): string {
	const [date = '', time = ''] = local.split('T');
	if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/.test(time)) return local;
	const at = momentAt(date, time, timeZone);
	return Number.isNaN(at.getTime()) ? local : at.toISOString().replace('.000Z', 'Z');
}
