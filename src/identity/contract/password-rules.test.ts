import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { newPasswordFields, passwordField, passwordProblems, repeatProblems, requirementText, wordProblems } from './password-rules.ts';

const plain = brands.tn.accounts.password;
const strict = { ...plain, minLowercase: 1, minUppercase: 1, minNumbers: 1, minSymbols: 1 };
const rulesBroken = (password: string, rules = plain) => passwordProblems(password, rules).map(({ rule }) => rule);

describe('the password rules', () => {
	it('RULE-06 A05 accept 8 to 250 characters', () => {
		expect(rulesBroken('a'.repeat(7))).toEqual(['min-length']);
		expect(rulesBroken('a'.repeat(8))).toEqual([]);
		expect(rulesBroken('a'.repeat(250))).toEqual([]);
		expect(rulesBroken('a'.repeat(251))).toEqual(['max-length']);
	});

	it('RULE-06 A05 are no laxer on any brand', () => {
		for (const { accounts } of brandList) {
			expect(accounts.password.minLength).toBeGreaterThanOrEqual(8);
			expect(accounts.password.maxLength).toBeLessThanOrEqual(250);
		}
	});

	it('A05 count code points, as the password is hashed', () => {
		expect(rulesBroken('🔑'.repeat(7))).toEqual(['min-length']);
		expect(rulesBroken('🔑'.repeat(250))).toEqual([]);
		expect(rulesBroken('ñ'.repeat(7).normalize('NFD'))).toEqual(['min-length']);
		expect(rulesBroken('ñ'.repeat(250).normalize('NFD'))).toEqual([]);
	});

	it('A05 treat composed and decomposed characters as equal', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (password) => {
				const composed = passwordProblems(password.normalize('NFC'), strict);
				expect(passwordProblems(password.normalize('NFD'), strict)).toEqual(composed);
			}),
		);
	});

	it('RULE-07 count each kind of character that the brand requires', () => {
		expect(rulesBroken('contraseña', strict)).toEqual(['uppercase', 'numbers', 'symbols']);
		expect(rulesBroken('CONTRASEÑA1', strict)).toEqual(['lowercase', 'symbols']);
		expect(rulesBroken('Contraseña-1', strict)).toEqual([]);
		expect(rulesBroken('ñÑñÑñÑ7.', strict)).toEqual([]);
		expect(rulesBroken('Aa1.aaaa', { ...plain, minNumbers: 2, minSymbols: 2 })).toEqual(['numbers', 'symbols']);
	});

	it.each([...'.@$!%*+?&#<=>^:;,-\\/(){}[]|`~_"\''])('RULE-07 count %s as a symbol', (symbol) => {
		expect(rulesBroken(`Contra1${symbol}`, strict)).toEqual([]);
	});

	it.each([' ', '€', '¡', '😀'])('RULE-07 count no other character as a symbol: %s', (sign) => {
		expect(rulesBroken(`Contraseña1${sign}`, strict)).toEqual(['symbols']);
	});

	it('RULE-09 have messages in English', () => {
		const messages = passwordProblems('', { ...strict, minNumbers: 2 }).map(({ message }) => message);
		expect(messages).toEqual([
			'must be at least 8 characters',
			'must contain at least 1 lowercase letter',
			'must contain at least 1 uppercase letter',
			'must contain at least 2 numbers',
			'must contain at least 1 symbol',
		]);
		const long = passwordProblems('\ud800'.repeat(251), plain).map(({ message }) => message);
		expect(long).toEqual(['must contain whole characters alone', 'must be at most 250 characters']);
	});

	it('RULE-10 can limit repetition and require words; the default of both is two', () => {
		expect(repeatProblems('thiis')).toEqual([]);
		expect(repeatProblems('thiiis')).toEqual([
			{ rule: 'repeats', message: 'must not contain sequences of more than 2 repeated characters' },
		]);
		expect(wordProblems('dos palabras')).toEqual([]);
		expect(wordProblems('una !@#$')).toEqual([{ rule: 'words', message: 'must contain at least 2 words' }]);
		expect(rulesBroken('aaaa aaaa', { ...plain, maxRepeats: 3, minWords: 3 })).toEqual(['repeats', 'words']);
		expect(rulesBroken('aaaaaaaa')).toEqual([]);
	});

	it('refuse an unpaired surrogate', () => {
		expect(rulesBroken('contraseña \ud800')).toEqual(['characters']);
	});
});

describe('the text of the password rules', () => {
	const text = (rules: typeof plain) => requirementText(rules, brands.tn.texts.fields.password);

	it('RULE-08 names each count above 0 and ends with a period', () => {
		expect(text(strict)).toBe('Mínimo 8 caracteres, 1 minúscula, 1 mayúscula, 1 número, 1 caracter especial.');
		expect(text({ ...plain, minNumbers: 1 })).toBe('Mínimo 8 caracteres, 1 número.');
		expect(text({ ...plain, minLength: 12, minLowercase: 2 })).toBe('Mínimo 12 caracteres, 2 minúscula.');
	});
});

describe('the password fields', () => {
	const issuesOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map(({ message }) => message);

	it('RULE-05 are required', () => {
		expect(issuesOf(passwordField(plain), '')).toContain('required');
		for (const missing of [undefined, null, 5]) expect(issuesOf(passwordField(plain), missing)).toHaveLength(1);
	});

	it('RULE-12 follow the rules', () => {
		expect(issuesOf(passwordField(strict), 'contraseña1')).toEqual([
			'must contain at least 1 uppercase letter',
			'must contain at least 1 symbol',
		]);
		expect(issuesOf(passwordField(strict), 'Contraseña-1')).toBeUndefined();
	});

	it('RULE-13 of a new password must be equal, and the repeated one has the issue', () => {
		const both = newPasswordFields(plain);
		expect(issuesOf(both, { newPassword: 'una frase', newPasswordRepeat: 'una frase' })).toBeUndefined();
		const { issues } = v.safeParse(both, { newPassword: 'una frase', newPasswordRepeat: 'otra frase' });
		expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['newPasswordRepeat', 'passwords-differ']]);
		expect(issuesOf(both, { newPassword: 'una frase', newPasswordRepeat: 'corta' })).toContain('must be at least 8 characters');
		expect(brands.tn.texts.fields['passwords-differ']).toBe('Las contraseñas ingresadas no coinciden');
	});
});
