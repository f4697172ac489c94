import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collectionInput } from './collection-input.ts';

const outputOrMessage = (input: unknown) => {
	const { success, output, issues } = v.safeParse(collectionInput(), input);
	return success ? output : issues[0].message;
};

describe('the input of a collection', () => {
	it.each([
		['especial-temporal', 'especial-temporal'],
		[' 6QXKZTYJHZGZTDYCXGK2WNLF3E ', '6QXKZTYJHZGZTDYCXGK2WNLF3E'],
		['/colecciones/especial-temporal/', 'especial-temporal'],
		['https://tn.test/colecciones/especial-temporal', 'especial-temporal'],
		['https://tn.test/colecciones/especial-temporal/?page=2#a', 'especial-temporal'],
	])('takes the id, the alias or the address of its page: %s', (input, alias) => expect(outputOrMessage(input)).toBe(alias));

	it.each(['', '  '])('RULE-22 refuses an empty input: "%s"', (input) =>
		expect(outputOrMessage(input)).toBe('Debe ingresar un Id de colección o una URL.'),
	);

	it.each([
		'https://tn.test/deportes/',
		'https://tn.test/colecciones/',
		'/colecciones/a/b/',
		'tn.test/colecciones/a/',
		'javascript:colecciones/a',
		'ftp://tn.test/colecciones/a/',
		'https://',
	])('RULE-22 refuses an address that is not a collection’s: %s', (input) =>
		expect(outputOrMessage(input)).toBe('La URL ingresada no es correcta.'),
	);
});
