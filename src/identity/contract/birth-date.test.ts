import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { birthDateField, birthParts, birthText, isBirthDate } from './birth-date.ts';

const today = '2026-11-20';

describe('a birth date', () => {
	it.each(['7/1/1990', '07/01/1990', '7-1-1990', '7.1.1990'])('may be written as %s', (text) => {
		expect(birthParts(text, today)).toEqual({ birthDay: '07', birthMonth: '01', birthYear: '1990' });
	});

	it.each(['', 'nada', 'x7/1/1990', '7/1/1990x', '7/1/90', '7/1/19900', '007/1/1990', '7/001/1990', '7 1 1990', '/1/1990', '7//1990'])(
		'is not %j',
		(text) => expect(birthParts(text, today)).toBeUndefined(),
	);

	it('is a day of the calendar from 1900 to today', () => {
		for (const text of ['1/1/1900', '20/11/2026', '29/2/2024']) expect(birthParts(text, today), text).toBeDefined();
		for (const text of ['31/12/1899', '21/11/2026', '29/2/2023', '31/4/1990', '0/1/1990', '1/13/1990'])
			expect(birthParts(text, today), text).toBeUndefined();
	});

	it.each([
		['x1', '1', '1990'],
		['1x', '1', '1990'],
		['1', 'x1', '1990'],
		['1', '1x', '1990'],
		['1', '1', 'x1990'],
		['1', '1', '1990x'],
		['', '1', '1990'],
		['1', '', '1990'],
		['1', '1', ''],
	])('in parts is none with the day %j, the month %j and the year %j', (birthDay, birthMonth, birthYear) => {
		expect(isBirthDate({ birthDay, birthMonth, birthYear }, today)).toBe(false);
	});

	it('is shown with two digits for day and month, or not at all', () => {
		expect(birthText({ birthDay: '7', birthMonth: '1', birthYear: '1990' })).toBe('07/01/1990');
		const known = { birthDay: '7', birthMonth: '1', birthYear: '1990' };
		for (const part of ['birthDay', 'birthMonth', 'birthYear']) expect(birthText({ ...known, [part]: null }), part).toBe('');
	});

	it('may be left out of a form', () => {
		const read = (text: string) => v.safeParse(birthDateField(today), text).success;
		expect(['', '  ', ' 7/1/1990 ', '7/1/1890', 'nada'].map(read)).toEqual([true, true, true, false, false]);
	});
});
