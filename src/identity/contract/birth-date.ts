import * as v from 'valibot';

/** A birth date as the profile has it (contract 5.2): `07`, `11`, `1990`. */
export type BirthParts = { readonly birthDay: string; readonly birthMonth: string; readonly birthYear: string };

/** The earliest birth date that is taken (RULE-17). */
const earliest = '1900-01-01';

/** The day in a zone, as `2026-11-21`. */
export function dayIn(timeZone: string, now: Date): string {
	const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now);
	const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
	return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The parts of a date written DD/MM/AAAA, when it is a day between 1900 and `today` (RULE-16, RULE-17). */
export function birthParts(text: string, today: string): BirthParts | undefined {
	const [, birthDay, birthMonth, birthYear] = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(text) ?? [];
	if (!birthDay || !birthMonth || !birthYear) return undefined;
	const parts = { birthDay, birthMonth, birthYear };
	return isBirthDate(parts, today) ? parts : undefined;
}

/** The date of a profile as a form shows it; a profile without one gives an empty text. */
export function birthText({ birthDay, birthMonth, birthYear }: { readonly [Part in keyof BirthParts]: string | null }): string {
	if (!birthDay || !birthMonth || !birthYear) return '';
	return `${birthDay.padStart(2, '0')}/${birthMonth.padStart(2, '0')}/${birthYear}`;
}

/** Whether there is such a day, and it is neither before 1900 nor after `today`. */
export function isBirthDate({ birthDay, birthMonth, birthYear }: BirthParts, today: string): boolean {
	if (!/^[0-9]{1,2}$/.test(birthDay) || !/^[0-9]{1,2}$/.test(birthMonth) || !/^[0-9]{4}$/.test(birthYear)) return false;
	const day = `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`;
	const date = new Date(`${day}T00:00:00Z`);
	const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
	return exists && day >= earliest && day <= today;
}

/** A field for a birth date, which may stay empty. */
export const birthDateField = (today: string) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.check((text) => text === '' || birthParts(text, today) !== undefined, 'birth-date-invalid'),
	);
