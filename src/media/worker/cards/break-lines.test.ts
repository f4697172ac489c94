import { describe, expect, it } from 'vitest';
import { breakLines, leastLines } from './break-lines.ts';

/** Words in a font whose letters are all one wide. */
const measured = (text: string) => ({ words: text.split(' ').map((word) => ({ text: word, width: word.length })), space: 1 });
const headline = measured('El Gobierno anunció una nueva medida para el campo y los productores ya advierten que no alcanza');

describe('the lines of a headline', () => {
	it('are as few as fit', () => {
		expect([leastLines(headline, 1000), leastLines(headline, 50), leastLines(headline, 30)]).toEqual([1, 2, 4]);
		expect(leastLines(headline, 9)).toBe(Number.POSITIVE_INFINITY);
	});

	it('have nearly the same width, and do not end with a short word', () => {
		expect(breakLines(headline, 30, 4)).toEqual([
			'El Gobierno anunció',
			'una nueva medida para',
			'el campo y los productores',
			'ya advierten que no alcanza',
		]);
		expect(breakLines(headline, 50, 2)).toEqual([
			'El Gobierno anunció una nueva medida para el campo',
			'y los productores ya advierten que no alcanza',
		]);
	});

	it('hold every word once', () => {
		for (const width of [24, 30, 37, 44, 60]) {
			const lines = breakLines(headline, width, leastLines(headline, width));
			expect(lines.join(' ')).toBe(headline.words.map(({ text }) => text).join(' '));
			expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
		}
	});
});
