import type { Brand } from '#brands';

type FormatDate = (at: string | Date, brand: Brand) => string;

/** Formats a date as "21/11/2026", in the brand's time zone. */
export const shortDate = dateFormatter({ day: 'numeric', month: 'numeric', year: 'numeric' });

/** Formats a date as "21 de noviembre de 2026, 9:40", in the brand's time zone. */
export const longDate = dateFormatter({
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
	hourCycle: 'h23',
});

/** Formats a date as "21 de noviembre de 2026", in the brand's time zone. */
export const dateInWords = dateFormatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a time as "9:40", in the brand's time zone. */
export const clockTime = dateFormatter({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

const weekday = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long' });
const year = dateFormatter({ year: 'numeric' });

const shortWeekday = dateFormatter({ weekday: 'long', day: 'numeric' });
const tinyWeekday = dateFormatter({ weekday: 'short', day: 'numeric' });

/** Formats a day as "Sáb 21", where there is little room. */
export const tinyDayOf = (at: Date, brand: Brand): string => capitalized(tinyWeekday(at, brand));

/** Formats a day as "Sábado 21 de noviembre", for the head of a front page. */
export const dayOf = (at: Date, brand: Brand): string => capitalized(weekday(at, brand));

/** Formats a day as "sábado 21 de noviembre", within a sentence. */
export const dayInSentence = (at: Date, brand: Brand): string => weekday(at, brand).replace(',', '');

/** Formats a day as "Sábado 21", for days of one week. */
export const shortDayOf = (at: Date, brand: Brand): string => capitalized(shortWeekday(at, brand));

const capitalized = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1).replace(',', '');

/** Noon UTC of a date (`YYYY-MM-DD`): the same day in the time zones of the Americas, Europe and Africa. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00Z`);

/** The calendar year of a moment, in the brand's time zone. */
export function yearOf(at: Date, brand: Brand): number {
	return Number(year(at, brand));
}

/** Makes a date formatter. An `Intl.DateTimeFormat` is slow to create, so there is one for each brand. */
function dateFormatter(options: Intl.DateTimeFormatOptions): FormatDate {
	const formats = new WeakMap<Brand, Intl.DateTimeFormat>();
	return (at, brand) => {
		const format = formats.get(brand) ?? new Intl.DateTimeFormat(brand.locale, { ...options, timeZone: brand.timeZone });
		formats.set(brand, format);
		return format.format(new Date(at));
	};
}
