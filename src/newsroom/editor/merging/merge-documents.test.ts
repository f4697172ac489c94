import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
import { mergeDocuments } from './merge-documents.ts';

const text = (content: string) => ({ type: 'text', content });
const story = (headline: string, ...words: readonly string[]) => ({ headlines: { basic: headline }, content_elements: words.map(text) });
const base = story('Uno', 'El Senado votó la ley.', 'Fue largo.', 'Final.');

describe('two versions of a story that were made from one', () => {
	it('N05 become one when they changed different parts', () => {
		const mine = { ...story('Uno', 'El Senado votó anoche la ley.', 'Fue largo.', 'Final.'), label: { basic: { text: 'Congreso' } } };
		const theirs = story('Otro título', 'El Senado votó la ley.', 'Fue largo.', 'Nuevo.', 'Final.');
		const merged = { ...story('Otro título', 'El Senado votó anoche la ley.', 'Fue largo.', 'Nuevo.', 'Final.'), label: mine.label };
		expect(mergeDocuments({ base, mine, theirs })).toEqual(merged);
		expect(mergeDocuments({ base, mine: theirs, theirs: mine })).toEqual(merged);
	});

	it('N05 become one when they changed different words of one paragraph, and added at one place', () => {
		const mine = story('Uno', 'El <b>Senado</b> votó la ley.', 'Fue largo.', 'Final.', 'Mío.');
		const theirs = story('Uno', 'El Senado votó la ley ayer.', 'Fue largo.', 'Final.', 'De otra.');
		expect(mergeDocuments({ base, mine, theirs })).toEqual(
			story('Uno', 'El <b>Senado</b> votó la ley ayer.', 'Fue largo.', 'Final.', 'De otra.', 'Mío.'),
		);
	});

	it('N05 wait for a person when they changed the same words, or one removed what the other changed', () => {
		expect(mergeDocuments({ base, mine: story('Dos', 'x'), theirs: story('Tres', 'x') })).toBeUndefined();
		const longer = story('Uno', 'El Senado votó la ley.', 'Fue muy largo.', 'Final.');
		expect(mergeDocuments({ base, mine: longer, theirs: story('Uno', 'El Senado votó la ley.', 'Final.') })).toBeUndefined();
	});

	it('N05 wait for a person when both wrote a headline where there was none', () => {
		const empty = story('');
		expect(mergeDocuments({ base: empty, mine: story('Hola'), theirs: story('Chau') })).toBeUndefined();
		expect(mergeDocuments({ base: {}, mine: { slug: 'hola' }, theirs: { slug: 'chau' } })).toBeUndefined();
	});

	it('N05 keep every paragraph that either side added, whatever both did', () => {
		const paragraphs = (side: string) =>
			fc
				.array(fc.record({ at: fc.nat(8), words: fc.stringMatching(/^[a-z]{1,8}$/) }), { maxLength: 6 })
				.map((added) => added.map(({ at, words }) => ({ at, content: `${side}${words}` })));
		const withAdded = (added: readonly { at: number; content: string }[]) => {
			const elements = base.content_elements.map(({ content }) => content);
			for (const { at, content } of added) elements.splice(at % (elements.length + 1), 0, content);
			return story('Uno', ...elements);
		};
		fc.assert(
			fc.property(paragraphs('M'), paragraphs('T'), (mine, theirs) => {
				const merged = mergeDocuments({ base, mine: withAdded(mine), theirs: withAdded(theirs) });
				const kept = JSON.stringify(merged);
				for (const { content } of [...mine, ...theirs]) expect(kept).toContain(content);
			}),
			{ numRuns: byForm(200, 10_000) },
		);
	});
});
