import { describe, expect, it } from 'vitest';
import { liveCoverage } from '../../../../tests/support/live-coverage.ts';
import { listOf } from './ans-value.ts';
import { entriesIn, withCorrected, withEntry, withoutEntry, wordsOfLine } from './live-entries.ts';

const elements = listOf(
	liveCoverage('tn', [
		{ id: 'inicio', minute: 0, title: 'Empieza', mark: 'pinned' },
		{ id: 'gol', minute: 20, title: 'Gol', mark: 'key', more: [{ type: 'table', rows: [] }] },
	]),
	'content_elements',
);
const words = { title: 'Gol de Ferro', text: 'De <cabeza> & solo', isKey: false };

describe('the entries of a live story', () => {
	it('are shown with the newest first', () => {
		expect(entriesIn(elements)).toMatchObject([
			{ id: 'gol', title: 'Gol', text: 'Texto de Gol.', isKey: true },
			{ id: 'inicio', isKey: false },
		]);
	});

	it('get a new one in one line, before the others and after the words above them', () => {
		expect(wordsOfLine('Penal | Lo patea Paz | sigue', true)).toEqual({ title: 'Penal', text: 'Lo patea Paz | sigue', isKey: true });
		expect(wordsOfLine('Solo el título', false)).toMatchObject({ title: 'Solo el título', text: '' });
		const added = withEntry(elements, { ...words, isKey: true, id: 'nueva', at: '2026-11-20T16:00:00.000Z' });
		expect(added.slice(0, 3)).toMatchObject([
			{ content: 'Se juega la final.' },
			{ _id: 'nueva', embed: { config: { title: 'Gol de Ferro', mark: 'key' } } },
			{ content: 'De &lt;cabeza&gt; &amp; solo' },
		]);
		expect(entriesIn(added)[0]).toMatchObject({ id: 'nueva', text: words.text });
		expect(entriesIn(withEntry([], { ...words, id: 'x', at: 'y' }))).toHaveLength(1);
	});

	it('are corrected without losing their time, their other mark and their other elements', () => {
		const corrected = withCorrected(elements, 'gol', words);
		expect(corrected).toHaveLength(elements.length);
		expect(entriesIn(corrected)[0]).toMatchObject({ ...words, id: 'gol', at: entriesIn(elements)[0]?.at });
		expect(withCorrected(elements, 'inicio', { ...words, isKey: false })[1]).toMatchObject({ embed: { config: { mark: 'pinned' } } });
		expect(withCorrected(elements, 'gol', { title: 'Gol', text: 'Texto de Gol.', isKey: true })).toEqual(elements);
		expect(withCorrected(elements, 'otra', words)).toBe(elements);
	});

	it('are removed with all that belongs to them', () => {
		expect(entriesIn(withoutEntry(elements, 'gol')).map(({ id }) => id)).toEqual(['inicio']);
		expect(withoutEntry(elements, 'gol')).toEqual(elements.slice(0, 3));
		expect(withoutEntry(elements, 'inicio')).toHaveLength(elements.length - 2);
	});
});
