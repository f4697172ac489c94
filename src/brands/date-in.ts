/** Formats by time zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The date of a moment in a time zone: `YYYY-MM-DD`. */
export function dateIn(timeZone: string, at: Date): string {
	// The parts are joined here, because engines change the date formats of locales: that of `en-CA` was once `YYYY-MM-DD`.
	const parts = formatOf(timeZone).formatToParts(at);
	const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
	return `${part('year')}-${part('month')}-${part('day')}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
	formats.set(timeZone, format);
	return format;
}
