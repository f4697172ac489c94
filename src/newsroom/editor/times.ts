/** Hours from 0 to 23, as the sites write them. */
const style = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
const ago = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' });

/** A time as a date and an hour in a time zone. */
export const fullTime = (iso: string, timeZone: string): string =>
	new Intl.DateTimeFormat('es-AR', { ...style, timeZone }).format(new Date(iso));

/** The hour of a time in a time zone: `09:05`. */
export const hourIn = (timeZone: string, iso: string): string =>
	new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(iso));

/** A time in a time zone, in the form of an input for dates: `2026-11-26T20:00`. */
export const clockTimeIn = (timeZone: string, iso: string): string =>
	new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(iso)).replace(' ', 'T');

/** The time (UTC) of a date and an hour in a time zone; undefined for an empty field. */
export function momentOf(local: string, timeZone: string): string | undefined {
	const asUtc = Date.parse(`${local}Z`);
	if (Number.isNaN(asUtc)) return undefined;
	const ahead = (at: number) => Date.parse(`${clockTimeIn(timeZone, new Date(at).toISOString())}Z`) - Math.floor(at / 60_000) * 60_000;
	// The offset may differ at the result, in the hours around a change of the clocks: compute once more.
	return new Date(asUtc - ahead(asUtc - ahead(asUtc))).toISOString();
}

/** How long ago a time is: "hace 5 minutos"; after a week, its date in a time zone. */
export function timeAgo(iso: string, timeZone: string, now = Date.now()): string {
	const minutes = Math.round((Date.parse(iso) - now) / 60_000);
	if (minutes > -1) return minutes > 1 ? fullTime(iso, timeZone) : 'recién';
	if (minutes > -60) return ago.format(minutes, 'minute');
	if (minutes > -1_440) return ago.format(Math.round(minutes / 60), 'hour');
	return minutes > -10_080 ? ago.format(Math.round(minutes / 1_440), 'day') : fullTime(iso, timeZone);
}
