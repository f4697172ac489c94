import { describe, expect, it } from 'vitest';
import { collectionKey, storyKey, termKey, utcDay } from './purge-keys.ts';

describe('a purge key', () => {
	it.each([
		['plain', 'tag:boca', 'tn/tag:boca'],
		['with a space', 'tag:mar del plata', 'tn/tag:mar%20del%20plata'],
		['with a comma', 'tag:a,b', 'tn/tag:a%2Cb'],
		['with an accent', 'tag:año', 'tn/tag:a%C3%B1o'],
		['with a line break', 'tag:a\r\nb', 'tn/tag:a%0D%0Ab'],
		['with half a character', 'tag:\ud800', 'tn/tag:%EF%BF%BD'],
		['of other characters alone', 'ñ', 'tn/%C3%B1'],
	])('fits into a header: %s', (_what, term, key) => {
		expect(termKey('tn', term)).toBe(key);
	});

	it('is that of one thing alone', () => {
		expect(storyKey('a,b')).not.toBe(storyKey('a%2Cb'));
		expect(collectionKey('tn', 'a b')).not.toBe(collectionKey('tn', 'a%20b'));
	});
});

it('the day of a moment is that of UTC', () => {
	expect(utcDay(new Date('2026-11-25T23:59:59-03:00'))).toBe('2026-11-26');
});
