import { describe, expect, it } from 'vitest';
import { readerWords } from './reader-words.ts';

describe('the words that others know about a reader', () => {
	it('are the address, the names and their parts, without accents or capitals, and none that is too short to tell', () => {
		const words = readerWords({ email: 'Li.Perez@mail.test', firstName: 'Li', lastName: 'Núñez  Paz-Roca' });
		expect([...new Set(words)].toSorted()).toEqual([
			'li.perez',
			'li.perez@mail.test',
			'mail',
			'nunez',
			'nunez  paz-roca',
			'paz',
			'perez',
			'roca',
			'test',
		]);
	});

	it('are those of the address alone while the reader has no name', () => {
		for (const name of [null, undefined, '']) {
			const words = readerWords({ email: 'ana@mail.test', firstName: name, lastName: name });
			expect([...new Set(words)].toSorted()).toEqual(['ana', 'ana@mail.test', 'mail', 'test']);
		}
	});
});
