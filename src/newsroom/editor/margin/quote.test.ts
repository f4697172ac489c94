import { describe, expect, it } from 'vitest';
import { ansToDoc } from '../ans/ans-to-doc.ts';
import { placeOfQuote, quoteAt } from './quote.ts';

const text = (...contents: readonly string[]) => ansToDoc(contents.map((content) => ({ type: 'text', content })));

/** The words at the place of a quote. */
const wordsAt = (doc: ReturnType<typeof text>, quote: Parameters<typeof placeOfQuote>[1]) => {
	const place = placeOfQuote(doc, quote);
	return place && doc.textBetween(place.from, place.to, '\n');
};

describe('the words that a comment is about', () => {
	const doc = text('Votó el <b>Senado</b> anoche', 'Habló el Senado', 'Nadie más');

	it.each([
		[
			'within one block, over emphasis',
			{ from: 6, to: 20 },
			{ exact: 'el Senado anoc', prefix: 'Votó ', suffix: 'he\nHabló el Senado\nNadie más' },
		],
		['over two blocks', { from: 15, to: 30 }, { exact: 'anoche\nHabló', prefix: 'Votó el Senado ', suffix: ' el Senado\nNadie más' }],
	])('are taken %s, and found again', (_, place, quote) => {
		expect(quoteAt(doc, place)).toEqual(quote);
		expect(placeOfQuote(doc, quote)).toMatchObject({ from: expect.any(Number) });
		expect(wordsAt(doc, quote)).toBe(quote.exact);
	});

	it('are none where nothing is selected', () => {
		expect(quoteAt(doc, { from: 3, to: 3 })).toBeUndefined();
		expect(quoteAt(doc, { from: doc.content.size, to: doc.content.size })).toBeUndefined();
	});

	it('are the ones among the same words whose neighbours are most alike, after others came before them', () => {
		const second = { exact: 'Senado', prefix: 'he\nHabló el ', suffix: '\nNadie más' };
		const changed = text('El Senado, el Senado', 'Votó el Senado', 'Ayer habló el Senado', 'Nadie más');
		const place = placeOfQuote(changed, second);
		expect(place && changed.textBetween(0, place.from, '\n')).toBe('El Senado, el Senado\nVotó el Senado\nAyer habló el ');
	});

	it('are nowhere once they were changed', () => {
		expect(placeOfQuote(doc, { exact: 'la Cámara', prefix: 'Votó ', suffix: ' anoche' })).toBeUndefined();
	});
});
