import { describe, expect, it } from 'vitest';
import { readTranscriptAndChapters } from './read-transcript-and-chapters.ts';

const chapters = (...list: readonly object[]) => readTranscriptAndChapters({ additional_properties: { chapters: list } }).chapters;

describe('the chapters of a video or sound', () => {
	it('are in the order of their starts, without those that have no start or title', () => {
		const found = chapters(
			{ start: 62_000, title: 'El  gol' },
			{ start: 0, title: 'Previa' },
			{ start: -1, title: 'a' },
			{ start: 1, title: ' ' },
			{ title: 'b' },
		);
		expect(found).toEqual([
			{ start: 0, title: 'Previa' },
			{ start: 62_000, title: 'El gol' },
		]);
	});

	it('are none where there is only one', () => {
		expect(chapters({ start: 0, title: 'Todo' })).toBeUndefined();
	});
});

it('what is said in a sound is in its additional properties, in a video in its transcript', () => {
	expect(readTranscriptAndChapters({ additional_properties: { transcript: 'Hola.\n\nChau.' } })).toEqual({
		transcript: ['Hola.', 'Chau.'],
	});
	expect(readTranscriptAndChapters({ transcript: 'Hola.', additional_properties: { transcript: 'Chau.' } })).toEqual({
		transcript: ['Hola.'],
	});
});
