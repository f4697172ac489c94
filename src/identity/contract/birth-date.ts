import * as v from 'valibot';

/** A birth date as in a profile (contract 5.2): `07`, `11`, `1990`. */
export type BirthParts = { readonly birthDay: string; readonly birthMonth: string; readonly birthYear: string };

/** The earliest valid birth date (RULE-17). */
const earliest = '1900-01-01';

/**
 * The parts of a date typed as day, month and year: `07/11/1990`, `7/11/1990`, `7-11-1990`, `7.11.1990`. Undefined unless it is a day from 1900 to
 * `today` (RULE-16, RULE-17).
 */
export function birthParts(text: string, today: string): BirthParts | undefined {
	const [, day = '', month = '', birthYear = ''] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
	const parts = { birthDay: day.padStart(2, '0'), birthMonth: month.padStart(2, '0'), birthYear };
	return isBirthDate(parts, today) ? parts : undefined;
}

/** The birth date of a profile as day, month and year, `07/11/1990`; an empty text without one. */
export function birthText({ birthDay, birthMonth, birthYear }: { readonly [Part in keyof BirthParts]: string | null }): string {
	if (!birthDay || !birthMonth || !birthYear) return '';
	return `${birthDay.padStart(2, '0')}/${birthMonth.padStart(2, '0')}/${birthYear}`;
}

/** Whether it is a day of the calendar, from 1900 to `today`. */
export function isBirthDate({ birthDay, birthMonth, birthYear }: BirthParts, today: string): boolean {
	const day = `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`;
	const date = new Date(`${day}T00:00:00Z`);
	const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
	return exists && day >= earliest && day <= today;
}

/** A form field for a birth date; empty is valid. */
export const birthDateField = (today: string) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.check((text) => text === '' || birthParts(text, today) !== undefined, 'birth-date-invalid'),
	);
