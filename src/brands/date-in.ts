/** The date of a moment in a time zone: `YYYY-MM-DD`. */
export function dateIn(timeZone: string, at: Date): string {
	// Engines have changed how languages such as Canadian English write dates, so the parts are put together here.
	const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
	const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
	return `${part('year')}-${part('month')}-${part('day')}`;
}
