import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { formTextsOf } from './form-texts.ts';
import { checkForm, formSchemas } from './schemas.ts';

describe.each(brandList)('the forms of $id', (brand) => {
	const words = formTextsOf(brand);
	const { password: rules } = brand.accounts;
	const name = 'Mínimo 2 caracteres, excepto números y caracteres especiales.';
	const required = 'Completá este campo.';

	it.each(['', '   '])('RULE-11 a change of email needs an email: %j', (email) => {
		expect(checkForm(formSchemas['change-email'](), { email }, words)).toEqual({ kind: 'invalid', problems: { email: required } });
		expect(checkForm(formSchemas['change-email'](), { email: 'ana@mail.com' }, words)).toEqual({
			kind: 'valid',
			values: { email: 'ana@mail.com' },
		});
	});

	describe('with counts of kinds of characters', () => {
		const counted = { ...rules, minLength: 10, minLowercase: 1, minUppercase: 1, minNumbers: 1, minSymbols: 1 };
		const others = { ...brand, accounts: { ...brand.accounts, password: counted } };
		const text = 'Mínimo 10 caracteres, 1 minúscula, 1 mayúscula, 1 número, 1 caracter especial.';
		const person = { name: 'Ana', lastname: 'Paz', email: 'ana@mail.com' };
		const forms = [
			['sign-up', { ...person, password: '?' }, ['password']],
			['sign-in', { email: person.email, password: '?' }, ['password']],
			['modify', { newPassword: '?', newPasswordRepeat: '?' }, ['newPassword', 'newPasswordRepeat']],
			['reset-password', { newPassword: '?' }, ['newPassword']],
			['change-password', { oldPassword: '?', newPassword: '?' }, ['oldPassword', 'newPassword']],
		] as const;
		const checked = (form: (typeof forms)[number][0], fields: object, password: string) => {
			const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '?' ? password : value]));
			return checkForm<v.GenericSchema>(formSchemas[form](counted), values, formTextsOf(others));
		};

		it.each(forms)('RULE-07 RULE-12 the form %s refuses a password that lacks one of them', (form, fields, passwords) => {
			for (const password of ['Corta1!', 'TANDIL SIERRA 9!', 'tandil sierra 9!', 'Tandil sierra !', 'Tandil sierra 9'])
				expect(checked(form, fields, password), password).toEqual({
					kind: 'invalid',
					problems: Object.fromEntries(passwords.map((name) => [name, text])),
				});
			expect(checked(form, fields, 'Tandil sierra 9!').kind).toBe('valid');
		});
	});

	it('RULE-06 a password of over 250 characters is told to be too long', () => {
		const fields = { email: 'ana@mail.com', password: 'larga '.repeat(42) };
		const problems = { password: 'La contraseña es demasiado larga.' };
		expect(checkForm(formSchemas['sign-in'](rules), fields, words)).toEqual({ kind: 'invalid', problems });
	});

	it('LOC-16 every empty field of the sign-up form has a Spanish text', () => {
		const empty = { name: '', lastname: '', email: '', password: '' };
		expect(checkForm(formSchemas['sign-up'](rules), empty, words)).toEqual({
			kind: 'invalid',
			problems: { name: required, lastname: required, email: required, password: required },
		});
	});

	it('LOC-16 a name of over 100 characters has a Spanish text', () => {
		const long = 'Ana '.repeat(30);
		const signUp = { name: long, lastname: long, email: 'ana@mail.com', password: 'la siesta de Tucumán 7' };
		const profile = { firstName: long, lastName: 'a'.repeat(100), birthDate: '', phone: '' };
		const tooLong = 'Máximo 100 caracteres.';
		expect(checkForm(formSchemas['sign-up'](rules), signUp, words)).toEqual({
			kind: 'invalid',
			problems: { name: tooLong, lastname: tooLong },
		});
		expect(checkForm(formSchemas.profile(rules, '2026-11-21'), profile, words)).toEqual({
			kind: 'invalid',
			problems: { firstName: tooLong },
		});
	});

	it('LOC-16 RULE-14 every wrong field of the sign-up form has a Spanish text', () => {
		const wrong = { name: 'A', lastname: 'N1', email: 'ana', password: 'corta' };
		expect(checkForm(formSchemas['sign-up'](rules), wrong, words)).toEqual({
			kind: 'invalid',
			problems: {
				name,
				lastname: name,
				email: expect.stringMatching(/inválido\. Ej: nombre@mail\.com$/),
				password: expect.stringMatching(/^Mínimo \d+ caracteres/),
			},
		});
	});
});
