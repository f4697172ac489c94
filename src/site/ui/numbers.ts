import type { Brand } from '#brands';

type FormatNumber = (value: number, brand: Brand) => string;

/** Formats a number of people or things as "1.234.567". */
export const wholeNumber = numberFormatter({ maximumFractionDigits: 0 });

/** Formats a share from 0 to 1 as "38,12 %". */
export const percent = numberFormatter({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a share from 0 to 1 as "99,9 %", truncated: only all of it is "100,0 %". */
export const truncatedPercent = numberFormatter({
	style: 'percent',
	minimumFractionDigits: 1,
	maximumFractionDigits: 1,
	roundingMode: 'trunc',
});

/** Formats a number as "12,3". */
export const oneDecimal = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats the difference of two shares as "6,9", in points of a hundred. */
export const points = (difference: number, brand: Brand): string => oneDecimal(difference * 100, brand);

/** Makes a number formatter. An `Intl.NumberFormat` is slow to create, so there is one for each brand. */
function numberFormatter(options: Intl.NumberFormatOptions): FormatNumber {
	const formats = new WeakMap<Brand, Intl.NumberFormat>();
	return (value, brand) => {
		const format = formats.get(brand) ?? new Intl.NumberFormat(brand.locale, options);
		formats.set(brand, format);
		return format.format(value);
	};
}
