import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../tests/support/cpu-time.ts';
import { measuresTheMachine } from '../../../../tests/support/form.ts';
import { storyOf } from '../fixtures/story-of.ts';
import { checkLimits } from './check-limits.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const timed = (json: unknown) => cpuTime(() => checkLimits(json));

describe('the limits of a document', () => {
	it('C07 40 levels are accepted and 41 are refused', () => {
		expect(checkLimits(nested(40))).toBeUndefined();
		expect(checkLimits(nested(41))).toMatchObject({ message: 'is nested deeper than 40 levels' });
	});

	it('C07 20,000 levels are refused within 200 ms', measuresTheMachine, async () => {
		expect(checkLimits(nested(20_000))).toBeDefined();
		expect(await timed(nested(20_000))).toBeLessThan(200);
	});

	it('C07 2,000 elements are accepted and 2,001 are refused, wherever they are', () => {
		const texts = (count: number) => Array.from({ length: count }, () => ({ type: 'text', content: 'x' }));
		const story = (inner: number) =>
			storyOf({ content_elements: [...texts(999), { type: 'element_group', content_elements: texts(inner) }] });
		expect(checkLimits(story(1_000))).toBeUndefined();
		expect(checkLimits(story(1_001))).toMatchObject({ message: 'is beyond the limit of 2000 content elements' });
	});

	it('C07 100,000 elements and a million empty objects are refused within 200 ms', measuresTheMachine, async () => {
		const many = Array.from({ length: 100_000 }, () => ({ type: 'text', content: 'x' }));
		expect(checkLimits(storyOf({ content_elements: many }))).toBeDefined();
		expect(checkLimits(storyOf({ taxonomy: { tags: Array(1_000_000).fill({}) } }))).toBeDefined();
		expect(await timed(storyOf({ content_elements: many }))).toBeLessThan(200);
		expect(await timed(storyOf({ taxonomy: { tags: Array(1_000_000).fill({}) } }))).toBeLessThan(200);
	});

	const list = (length: number) => Array(length).fill(0);
	const wide = (length: number) => Object.fromEntries(list(length).map((value, key) => [`k${key}`, value]));

	// The containers count as values too.
	it.each([
		['in one list', (count: number) => list(count - 1)],
		['in two lists', (count: number) => [list(100_000), list(count - 100_003)]],
		['in one object', (count: number) => wide(count - 1)],
	])('C07 200,000 values %s are accepted and 200,001 are refused', (_where, hold) => {
		expect(checkLimits(hold(200_000))).toBeUndefined();
		expect(checkLimits(hold(200_001))).toMatchObject({ message: 'is beyond the limit of 200000 values' });
	});

	it('C07 a text has at most 1 MB, measured in bytes', () => {
		expect(checkLimits({ content: 'x'.repeat(1_048_576) })).toBeUndefined();
		expect(checkLimits({ content: 'x'.repeat(1_048_577) })).toMatchObject({ path: '$.content' });
		expect(checkLimits({ content: 'ñ'.repeat(524_289) })).toMatchObject({ path: '$.content' });
	});

	it('the character U+0000 is refused with its path', () => {
		expect(checkLimits(storyOf({ content_elements: [{ type: 'text', content: 'a\u0000b' }] }))).toEqual({
			path: '$.content_elements[0].content',
			message: 'holds the character U+0000',
		});
	});

	it.each(['\ud83d', 'a \udcf0', '\udcf0\ud83d'])('the unpaired surrogate in %j is refused with its path', (text) => {
		expect(checkLimits(storyOf({ headlines: { basic: text } }))).toEqual({
			path: '$.headlines.basic',
			message: 'holds half a character (an unpaired surrogate)',
		});
		expect(checkLimits(storyOf({ headlines: { basic: 'a \ud83d\udcf0' } }))).toBeUndefined();
	});

	it.each(['__proto__', 'constructor', 'prototype', 'a\u0000b', 'a\ud83d'])('the key %j is refused and no prototype is polluted', (key) => {
		const json = JSON.parse(`{"type":"story","additional_properties":{${JSON.stringify(key)}:{"polluted":true}}}`);
		expect(checkLimits(json)).toMatchObject({ message: 'is a key that is not allowed' });
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
	});
});
