import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

const lettersOf = (...names: string[]) =>
	byLetter(names, (name) => name, 'es-AR').map(({ letter, anchor, things }) => [letter, anchor, ...things]);

it('names stand below their first letter, in alphabetical order', () => {
	expect(lettersOf('Tenis', 'Boca', 'tránsito', 'Banfield')).toEqual([
		['B', 'letra-b', 'Banfield', 'Boca'],
		['T', 'letra-t', 'Tenis', 'tránsito'],
	]);
});

it('an accent does not make another letter, and Ñ is one', () => {
	expect(lettersOf('Ñandú', 'Ávila', 'Agua', 'Ópera', 'Nube')).toEqual([
		['A', 'letra-a', 'Agua', 'Ávila'],
		['N', 'letra-n', 'Nube'],
		['Ñ', 'letra-ñ', 'Ñandú'],
		['O', 'letra-o', 'Ópera'],
	]);
});

it('names that begin with no letter stand together before all others', () => {
	expect(lettersOf('Agua', '¿Qué pasó?', '24 de marzo')).toEqual([
		['#', 'letra-0', '¿Qué pasó?', '24 de marzo'],
		['A', 'letra-a', 'Agua'],
	]);
});
