import { expect, it } from 'vitest';
import { wordsOf } from './write-entries.ts';

const wordsIn = (text: string, ...known: readonly string[]) => [...wordsOf([{ a: text, b: '', c: '' }], new Set(known))];

it('words have 4 to 24 letters of any alphabet, and no digits', () => {
	expect(wordsIn('la casa: de 2026 (g20) en covid19')).toEqual(['casa']);
	expect(wordsIn(`${'x'.repeat(24)} ${'y'.repeat(25)}`)).toEqual(['x'.repeat(24)]);
	expect(wordsIn('москва 𐐨𐐨𐐨𐐨 𐐨𐐨𐐨')).toEqual(['москва', '𐐨𐐨𐐨𐐨']);
});

it('signs of any kind stand between words, and each word counts once', () => {
	expect(wordsIn('«hola»—dijo… “hola” hola-mundo clarin.com')).toEqual(['hola', 'dijo', 'mundo', 'clarin']);
});

it('known words are left out, also between signs', () => {
	expect(wordsIn('«hola» dijo mundo', 'hola', 'mundo')).toEqual(['dijo']);
});
