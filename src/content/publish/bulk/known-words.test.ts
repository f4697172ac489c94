import { expect, it } from 'vitest';
import { KnownWords } from './known-words.ts';

const words = (...given: readonly string[]) => new Set(given);
const text = (...given: readonly string[]) => [{ a: given.join(' '), b: '', c: '' }];

it('a word is new to each brand until it is remembered there', () => {
	const known = new KnownWords();
	known.remember('tn', words('casa', 'perro'));
	expect(known.unknown('tn', text('casa', 'gato'))).toEqual(words('gato'));
	expect(known.unknown('ciudad', text('casa'))).toEqual(words('casa'));
});

it('words are forgotten when they become too many, and are only written again then', () => {
	const known = new KnownWords(3);
	known.remember('tn', words('casa', 'perro'));
	known.remember('tn', words('gato', 'pato'));
	expect(known.unknown('tn', text('casa', 'gato'))).toEqual(words('casa'));
});
