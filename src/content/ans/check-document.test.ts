import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { type CheckedDocument, checkDocument } from './check-document.ts';
import gallery from './fixtures/gallery-fixture-good.json' with { type: 'json' };
import mystery from './fixtures/story-fixture-good-mystery-element.json' with { type: 'json' };
import tinyHouse from './fixtures/story-fixture-tiny-house.json' with { type: 'json' };
import { imageOf, storyOf } from './fixtures/story-of.ts';
import { testContext } from './fixtures/test-context.ts';
import video from './fixtures/video-fixture-nationals.json' with { type: 'json' };
import { readStory } from './read-story.ts';
import { kindsOf } from './repair/repair-document.ts';

const kindsIn = (checked: CheckedDocument) => (checked.kind === 'accepted' ? kindsOf(checked.repairs) : []);
const pathsOf = (checked: CheckedDocument) => (checked.kind === 'accepted' ? checked.warnings : checked.problems).map(({ path }) => path);

describe('checking a document', () => {
	it.each([tinyHouse, gallery, video, mystery].map((json) => [json.type, json] as const))(
		'C01 the good %s of the upstream suite is accepted',
		(_type, json) => {
			expect(checkDocument(json)).toMatchObject({ kind: 'accepted', document: { version: '0.10.12' } });
		},
	);

	it('C01 an element of an unknown type is accepted with a warning', () => {
		const checked = checkDocument(storyOf({ content_elements: [{ type: 'hologram', anything: [1] }] }));
		expect(checked).toMatchObject({ kind: 'accepted', document: { content_elements: [{ type: 'hologram', anything: [1] }] } });
		expect(pathsOf(checked)).toEqual(['$.content_elements[0].type']);
	});

	it('C01 a problem is found by the schema of its part, however deep the part is', () => {
		const bad = { type: 'text', content: 5 };
		const quote = { type: 'quote', content_elements: [{ type: 'element_group', content_elements: [bad] }] };
		expect(pathsOf(checkDocument(storyOf({ content_elements: [quote] })))).toEqual([
			'$.content_elements[0].content_elements[0].content_elements[0].content',
		]);
	});

	it('C01 promo items, related content, lists and variants are checked too', () => {
		const story = storyOf({
			promo_items: { basic: imageOf({ width: 'wide' }), lead_art: { type: 'raw_html' } },
			related_content: { basic: [{ type: 'reference', referent: {} }] },
			content_elements: [{ type: 'list', items: [{ type: 'text' }, { type: 'list', items: [{ type: 'image' }] }] }],
			variations: { variants: [{ type: 'variant', content: storyOf({ foo: 1 }) }] },
		});
		expect(kindsIn(checkDocument(story)).toSorted()).toEqual([
			'`content_elements[].items[].items[]` wrong',
			'`content_elements[].items[]` without `content`',
			'`promo_items.basic.width` wrong',
			'`promo_items.lead_art` without `content`',
			'`related_content.basic[].referent` without `id`',
			'`related_content.basic[]` without `referent`',
			'`variations.variants[].content.foo` unknown',
		]);
	});

	it('C01 the first problem that matters is the reason, with its value', () => {
		expect(checkDocument(storyOf({ foo: 1, publish_date: 'yesterday', revision: 5 }))).toEqual({
			kind: 'refused',
			problems: [{ path: '$.publish_date', message: 'must match format "date-time"; it is "yesterday"' }],
		});
	});

	it.each(['yesterday', '2026-02-30T10:00:00Z', '2026-11-20'])('the date %j is refused', (date) => {
		expect(pathsOf(checkDocument(storyOf({ publish_date: date })))).toEqual(['$.publish_date']);
	});

	it.each([undefined, null, 3, 'story', [], {}, { type: 'text', content: 'x' }, { type: 'results' }])('%j is not a document', (json) => {
		expect(pathsOf(checkDocument(json))).toEqual(['$.type']);
	});

	it('a version that is older than ANS 0.5 or newer than ours is refused', () => {
		for (const version of ['0.1.0', '0.10.13', '0.11.0', '1.0.0', 10])
			expect(pathsOf(checkDocument(storyOf({ version })))[0]).toBe('$.version');
		expect(checkDocument({ type: 'story' })).toMatchObject({ kind: 'accepted', document: { version: '0.10.12' } });
	});

	it('C07 a document of many nested promo items is answered within 200 ms', measuresTheMachine, async () => {
		checkDocument(storyOf());
		const deep = Array.from({ length: 8 }).reduce<Record<string, unknown>>(
			(inner) => ({ ...storyOf(), bad: 1, promo_items: { basic: inner, lead_art: inner } }),
			storyOf(),
		);
		expect(await cpuTime(() => checkDocument(deep))).toBeLessThan(200);
	});

	it('an image may have the properties of its gallery', () => {
		const image = imageOf({ gallery_properties: { focal_point: { x: 1, y: 1 } } });
		expect(checkDocument({ type: 'gallery', version: '0.10.12', content_elements: [image] })).toMatchObject({ kind: 'accepted' });
	});

	it('the sent document is not changed', () => {
		const sent = storyOf({ version: '0.8.0', taxonomy: { primary_section: { name: 'Deportes', _id: '/deportes' } } });
		const before = JSON.stringify(sent);
		checkDocument(sent);
		expect(JSON.stringify(sent)).toBe(before);
	});

	it('C03 the HTML of a document is accepted as it is and sanitized when it is read', () => {
		const checked = checkDocument(storyOf({ content_elements: [{ type: 'text', content: 'Hoy<script>alert(1)</script>' }] }));
		if (checked.kind !== 'accepted') throw new Error('The story is good.');
		expect(checked.document).toMatchObject({ content_elements: [{ content: 'Hoy<script>alert(1)</script>' }] });
		expect(readStory(checked.document, testContext).body).toMatchObject([{ html: 'Hoy' }]);
	});
});
