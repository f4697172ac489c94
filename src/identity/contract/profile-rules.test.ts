import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands, dateIn } from '#brands';
import { birthDateField, birthParts, birthText } from './birth-date.ts';
import { firstNameField, isName, isNameOfOtherSystem, isPhone, lastNameField, phoneField, profileProblem } from './profile-rules.ts';

const today = '2026-11-21';
const messageOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;
const texts = brands.tn.texts.fields;

describe('names', () => {
	it.each(['Jo', ' Ana ', 'Ñusta', 'Núñez', 'María José', 'J R', 'Ünal', 'Åse', 'Лев', '明子', 'محمد', 'José'.normalize('NFD')])(
		'RULE-14 may be %s',
		(name) => {
			expect(isName(name)).toBe(true);
		},
	);

	it.each([
		'J',
		' J ',
		'Ana1',
		'٣نور',
		'A\r\nBcc: e@y',
		'<img src=x onerror=1>',
		'Ana\u200b',
		'Ana\u202e',
		'ana@x.test',
		'--',
		'  ',
		"'''",
		'Ana_B',
		'A.',
		'Ana---',
		"D'Angelo",
		'O’Neill',
		'Jean-Luc',
		'J. R.',
		'é'.normalize('NFD'),
	])('RULE-14 may not be %j', (name) => {
		expect(isName(name)).toBe(false);
	});

	it('RULE-14 with a digit or a control character at any place are refused', () => {
		const unfit = fc.oneof(fc.constantFrom(...'0123456789<>@&"\\/;:_'), fc.constantFrom('\r', '\n', '\0', '\t', '\u2028', '\u200b'));
		fc.assert(
			fc.property(unfit, fc.nat(8), (character, at) => {
				expect(isName(`${'Mariana Paz'.slice(0, at + 1)}${character}${'Mariana Paz'.slice(at + 1)}`)).toBe(false);
			}),
		);
	});

	it.each(["D'Angelo", " D'Angelo ", 'O’Neill', 'Jean-Luc', 'J. R.'])('may be %s when they come from another system', (name) => {
		expect([isName(name), isNameOfOtherSystem(name)]).toEqual([false, true]);
	});

	it('RULE-14 are optional, and each field has its own issue', () => {
		expect(messageOf(firstNameField, '')).toBeUndefined();
		expect(messageOf(firstNameField, 'J')).toBe('first-name-invalid');
		expect(messageOf(lastNameField, 'P3rez')).toBe('last-name-invalid');
		expect(texts['first-name-invalid']).toBe('Mínimo 2 caracteres, excepto números y caracteres especiales.');
		expect(texts['last-name-invalid']).toBe('Mínimo 2 caracteres, excepto números y caracteres especiales.');
	});
});

describe('telephone numbers', () => {
	it('RULE-15 have digits only', () => {
		for (const phone of ['1145678901', '0', '00541112345678901234']) expect(isPhone(phone)).toBe(true);
		for (const phone of ['+54 11', '１２３', '٠١٢', '11-4567', '4'.repeat(400), '11\n']) expect(isPhone(phone)).toBe(false);
		expect(messageOf(phoneField, '')).toBeUndefined();
		expect(messageOf(phoneField, '+54 11')).toBe('phone-invalid');
		expect(texts['phone-invalid']).toBe('Debe contener sólo caracteres numéricos.');
	});
});

describe('birth dates', () => {
	it('RULE-16 RULE-17 are days of the calendar from 1900 to today, and keep their parts', () => {
		const days = fc.date({ min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true });
		fc.assert(
			fc.property(days, (date) => {
				const [year, month, day] = date.toISOString().slice(0, 10).split('-');
				const text = `${day}/${month}/${year}`;
				const parts = birthParts(text, today);
				expect(parts).toEqual({ birthDay: day, birthMonth: month, birthYear: year });
				expect(parts && birthText(parts)).toBe(text);
			}),
		);
	});

	it.each([
		'31/02/1990',
		'29/02/1900',
		'31/12/1899',
		'22/11/2026',
		'1990-01-01',
		'٠١/٠١/١٩٩٠',
		'1/1/90',
		'5 3 1990',
		'01/13/1990',
		'00/01/1990',
		'01/01/90',
		'01/01/19900',
		'dd/mm/aaaa',
	])('RULE-16 RULE-17 are not %j', (text) => {
		expect(birthParts(text, today)).toBeUndefined();
		expect(messageOf(birthDateField(today), text)).toBe('birth-date-invalid');
	});

	it('RULE-17 may be 1 January 1900 and today, in the brand’s time zone', () => {
		const { timeZone } = brands.tn;
		expect(dateIn(timeZone, new Date('2026-11-22T02:59:59Z'))).toBe('2026-11-21');
		expect(dateIn(timeZone, new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
		for (const text of ['01/01/1900', '21/11/2026', '29/02/2000']) expect(birthParts(text, today)).toBeDefined();
	});

	it.each(['5/3/1990', '05-03-1990', '5.3.1990'])('RULE-16 may be typed as %s', (text) => {
		const parts = birthParts(text, today);
		expect(parts && birthText(parts)).toBe('05/03/1990');
	});

	it('RULE-16 are optional', () => {
		expect(messageOf(birthDateField(today), '')).toBeUndefined();
		expect(birthText({ birthDay: null, birthMonth: null, birthYear: '1990' })).toBe('');
		expect(birthText({ birthDay: '7', birthMonth: '1', birthYear: '1990' })).toBe('07/01/1990');
		expect(texts['birth-date-invalid']).toBe('Ingrese una fecha válida con el formato DD/MM/AAAA.');
	});
});

describe('a profile', () => {
	it('is refused for the first member that breaks a rule, and for both names at once', () => {
		expect(profileProblem({ firstName: 'Ana', lastName: 'Paz', contacts: [{ phone: '11' }] }, today)).toBeUndefined();
		expect(profileProblem({ firstName: 'J', lastName: 'Paz' }, today)).toBe('first-name-invalid');
		expect(profileProblem({ firstName: 'Ana', secondLastName: 'P4z' }, today)).toBe('last-name-invalid');
		expect(profileProblem({ firstName: 'J', lastName: 'P4z' }, today)).toBe('names-invalid');
		expect(profileProblem({ displayName: 'Ana 99' }, today)).toBeUndefined();
		expect(profileProblem({ displayName: 'Ana\r\nBcc: e@y' }, today)).toBe('first-name-invalid');
		expect(profileProblem({ contacts: [{ phone: '11' }, { phone: '+54' }] }, today)).toBe('phone-invalid');
	});

	it('may have only the year of birth', () => {
		expect(profileProblem({ birthYear: '1990' }, today)).toBeUndefined();
		expect(profileProblem({ birthDay: '29', birthMonth: '2' }, today)).toBeUndefined();
		expect(profileProblem({ birthYear: '1899' }, today)).toBe('birth-date-invalid');
		expect(profileProblem({ birthDay: '31', birthMonth: '02', birthYear: '1990' }, today)).toBe('birth-date-invalid');
		expect(profileProblem({ birthDay: '１', birthMonth: '1', birthYear: '1990' }, today)).toBe('birth-date-invalid');
	});

	it('is valid with empty and missing members', () => {
		expect(profileProblem({}, today)).toBeUndefined();
		expect(profileProblem({ firstName: ' ', displayName: '', lastName: null, birthDay: null, contacts: null }, today)).toBeUndefined();
	});
});
