import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { checkForm, formSchemas } from './schemas.ts';
import { wordsOf } from './words.ts';

describe.each(brandList)('the forms of $id', (brand) => {
	const words = wordsOf(brand);
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

	it('LOC-16 every empty field of the sign-up form has a Spanish text', () => {
		const empty = { name: '', lastname: '', email: '', password: '' };
		expect(checkForm(formSchemas['sign-up'](rules), empty, words)).toEqual({
			kind: 'invalid',
			problems: { name: required, lastname: required, email: required, password: required },
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
