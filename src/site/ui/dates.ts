import type { Brand } from '#brands';

type Print = (at: string | Date, brand: Brand) => string;

/** "21/11/2026", in the brand's zone. */
export const shortDate = printer({ day: 'numeric', month: 'numeric', year: 'numeric' });

/** "21 de noviembre de 2026, 9:40", in the brand's zone. */
export const longDate = printer({
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
	hourCycle: 'h23',
});

/** "9:40", in the brand's zone. */
export const clockTime = printer({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

const weekday = printer({ weekday: 'long', day: 'numeric', month: 'long' });
const year = printer({ year: 'numeric' });

/** "Sábado 21 de noviembre", as the head of a front page has it. */
export function dayOf(at: Date, brand: Brand): string {
	const day = weekday(at, brand).replace(',', '');
	return day.charAt(0).toUpperCase() + day.slice(1);
}

/** The year that a moment falls in, in the brand's zone. */
export function yearOf(at: Date, brand: Brand): number {
	return Number(year(at, brand));
}

/** Prints dates in a form. Making a formatter takes far longer than using it, so each brand's is made once. */
function printer(form: Intl.DateTimeFormatOptions): Print {
	const formats = new WeakMap<Brand, Intl.DateTimeFormat>();
	return (at, brand) => {
		const format = formats.get(brand) ?? new Intl.DateTimeFormat(brand.locale, { ...form, timeZone: brand.timeZone });
		formats.set(brand, format);
		return format.format(new Date(at));
	};
}
