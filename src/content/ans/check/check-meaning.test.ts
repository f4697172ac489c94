import { describe, expect, it } from 'vitest';
import { imageOf, storyOf } from '../fixtures/story-of.ts';
import type { JsonObject } from '../json.ts';
import { pathText } from '../json-path.ts';
import { checkMeaning } from './check-meaning.ts';

const pathsOf = (object: JsonObject) => checkMeaning(object).map(({ path }) => pathText(path));

describe('the rules that schemas cannot express', () => {
	it('a focal point is inside its image or on its edge', () => {
		expect(pathsOf(imageOf({ focal_point: { x: 0, y: 800 } }))).toEqual([]);
		expect(pathsOf(imageOf({ focal_point: { x: 1201, y: 10 } }))).toEqual(['$.focal_point']);
		expect(pathsOf(imageOf({ focal_point: { x: 10, y: -1 } }))).toEqual(['$.focal_point']);
		expect(pathsOf(imageOf({ gallery_properties: { focal_point: { x: 10, y: 801 } } }))).toEqual(['$.gallery_properties.focal_point']);
	});

	it('a focal point of an image without a size may be anywhere', () => {
		expect(pathsOf({ type: 'image', focal_point: { x: 9_000, y: 9_000 } })).toEqual([]);
	});

	it.each(['file:///etc/passwd', 'data:image/png;base64,AAAA', 'javascript:alert(1)', ' file:///x', 'https:relative'])(
		'an image at %j is refused',
		(url) => {
			expect(pathsOf(imageOf({ url }))).toEqual(['$.url']);
		},
	);

	it.each(['https://img.test/a.jpg', 'http://img.test/a.jpg', '/resizer/v2/A.jpg', 'a.jpg', ''])('an image at %j is accepted', (url) => {
		expect(pathsOf(imageOf({ url }))).toEqual([]);
	});

	it('a headline is neither blank nor longer than 300 characters', () => {
		expect(pathsOf(storyOf({ headlines: { basic: '   ' } }))).toEqual(['$.headlines.basic']);
		expect(pathsOf(storyOf({ headlines: { basic: 'x'.repeat(301) } }))).toEqual(['$.headlines.basic']);
		expect(pathsOf(storyOf({ headlines: { basic: `a${'\u0301'.repeat(500)}` } }))).toEqual(['$.headlines.basic']);
		expect(pathsOf(storyOf({ headlines: { basic: 'x'.repeat(300), mobile: '' } }))).toEqual([]);
	});

	it('a date is between 1800 and 2200', () => {
		expect(pathsOf(storyOf({ publish_date: '9999-01-01T00:00:00Z' }))).toEqual(['$.publish_date']);
		expect(pathsOf(storyOf({ publish_date: '0001-01-01T00:00:00Z' }))).toEqual(['$.publish_date']);
	});

	it('C10 a paragraph has at most 5,000 tags; raw HTML has no limit', () => {
		const content = '<b>'.repeat(5_001);
		expect(pathsOf({ type: 'text', content })).toEqual(['$.content']);
		expect(pathsOf({ type: 'raw_html', content })).toEqual([]);
		expect(pathsOf({ type: 'text', content: content.slice(3) })).toEqual([]);
	});
});
