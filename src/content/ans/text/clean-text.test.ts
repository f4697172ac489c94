import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character.ts';
import { cleanText, foldText, slugOf } from './clean-text.ts';

it('accents, ñ, case, width and control characters do not matter', () => {
	expect(foldText('ÁRBOL  Ñandú ｔｎ\u202Ex\u0007')).toBe('arbol nandu tnx');
	expect(foldText('a\u0301')).toBe(foldText('á'));
});

it('a folded text folds to itself', () => {
	fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => foldText(foldText(text)) === foldText(text)));
});

it('a slug has letters, digits and single hyphens', () => {
	expect(slugOf('¡Cine y Series: Año 2026!')).toBe('cine-y-series-ano-2026');
	expect(slugOf('—')).toBe('');
	expect(slugOf(`${'a'.repeat(199)} bcd`)).toBe('a'.repeat(199));
});

it('a clean text is one line with one writing direction', () => {
	expect(cleanText('\u061Ca\u200Eb\u200Fc\u202Ad\u2069e')).toBe('abcde');
	expect(cleanText('a\u2028b\u2029\uFEFFc\n\nd   e')).toBe('a b c d e');
	expect(cleanText(' Gol\u202Eed\u2066 \n\t Boca\u0000 ')).toBe('Goled Boca');
});
