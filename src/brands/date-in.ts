/** The date of a moment in a time zone: `YYYY-MM-DD`. */
export function dateIn(timeZone: string, at: Date): string {
	// The parts are joined here, because engines change the date formats of locales: that of `en-CA` was once `YYYY-MM-DD`.
	const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
	const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
	return `${part('year')}-${part('month')}-${part('day')}`;
}
