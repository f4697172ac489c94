import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../tests/support/cpu-time.ts';
import { byForm, measuresTheMachine } from '../../../../tests/support/form.ts';
import { checkDocument } from '../check-document.ts';
import { goodDocuments, surprise } from '../fixtures/broken-documents.ts';
import { htmlIn } from '../fixtures/html-in.ts';
import { isInert } from '../fixtures/is-inert.ts';
import { imageOf, storyOf } from '../fixtures/story-of.ts';
import { testContext } from '../fixtures/test-context.ts';
import { isObject, type JsonObject } from '../json.ts';
import { type JsonPath, valueAt } from '../json-path.ts';
import { readStory } from '../read-story.ts';
import { upgradeDocument } from '../upgrade-document.ts';
import { applyRepairs, kindsOf } from './repair-document.ts';

/** The kinds of repairs of an accepted document; the path of the reason of a refused one. */
function outcomeOf(document: JsonObject): readonly string[] | string {
	const checked = checkDocument(document);
	return checked.kind === 'accepted' ? kindsOf(checked.repairs) : (checked.problems[0]?.path ?? '');
}

const site = { _id: '/a', type: 'site', version: '0.5.8', name: 'A' };
const text = { type: 'text', content: 'x' };
const embargo = (members: object) => ({ content_restrictions: { embargo: members } });

describe('a repair', () => {
	it.each<[string, JsonObject, readonly string[]]>([
		['a null', { taxonomy: { sites: [{ ...site, description: null }] } }, ['`taxonomy.sites[].description` null']],
		['an unknown member', { _website_urls: ['/a/'] }, ['`_website_urls` unknown']],
		['a missing version', { version: undefined }, ['`version` missing']],
		['a number as id', { _id: 123 }, ['`_id` number']],
		['a tag that is a text', { taxonomy: { tags: ['Boca'] } }, ['`taxonomy.tags[]` string']],
		[
			'a paragraph without words',
			{ content_elements: [{ type: 'text', content: null }, text] },
			['`content_elements[].content` null', '`content_elements[]` without `content`'],
		],
		['an affiliation without type', { credits: { affiliation: [{ name: 'AP' }] } }, ['`credits.affiliation[].type` missing']],
		['a distributor without mode', { distributor: { reference_id: 'd1' } }, ['`distributor.mode` missing']],
		['a wrong signature of a picture', { promo_items: { basic: imageOf({ auth: { 2: 'x' } }) } }, ['`promo_items.basic.auth["2"]` wrong']],
		[
			'a picture without type',
			{ promo_items: { basic: { url: 'https://img.test/a.jpg' } } },
			['`promo_items.basic.version` missing', '`promo_items.basic.type` missing'],
		],
		[
			'a drop cap that ANS does not know',
			{ content_elements: [{ ...text, block_properties: { dropcap: 'huge' } }] },
			['`content_elements[].block_properties.dropcap` wrong'],
		],
		['a restriction that is null', { content_restrictions: null }, ['`content_restrictions` null']],
	])('C01 is made for %s, and named', (_what, members, kinds) => {
		expect(outcomeOf(storyOf(members))).toEqual(kinds);
	});

	it.each<[string, JsonObject, string]>([
		['a date', { display_date: 'ayer' }, '$.display_date'],
		['an address', { website_url: 5 }, '$.website_url'],
		['an address of another kind', { promo_items: { basic: imageOf({ url: 'file:///etc/passwd' }) } }, '$.promo_items.basic.url'],
		['an embargo', embargo({ active: 'yes' }), '$.content_restrictions.embargo.active'],
		[
			'an embargo that does not say whether it is active',
			embargo({ end_time: '2030-01-01T00:00:00Z' }),
			'$.content_restrictions.embargo.active',
		],
		['an embargo in a place where it has no effect', { embargo: { active: true } }, '$.embargo'],
		['a state of publication in a place where it has no effect', { taxonomy: { publishing: { x: 1 } } }, '$.taxonomy.publishing'],
		['an empty restriction', { content_restrictions: { geo: {} } }, '$.content_restrictions.geo.restrictions'],
		['the state of publication', { revision: { revision_id: '1', branch: 'default', published: 'no' } }, '$.revision.published'],
		['the mark of an advertisement', { owner: { sponsored: 'yes' } }, '$.owner.sponsored'],
		['the outputs where a paragraph may appear', { content_elements: [{ ...text, channels: 'web' }] }, '$.content_elements[0].channels'],
		['words', { content_elements: [{ type: 'text', content: 5 }] }, '$.content_elements[0].content'],
		['a paragraph that is a text', { content_elements: ['Hola'] }, '$.content_elements[0]'],
		['a table', { content_elements: [{ type: 'table', header: [text], rows: 'x' }] }, '$.content_elements[0].rows'],
		['the id', { _id: { $oid: '1' } }, '$._id'],
	])('C01 is not made for %s: the document is refused', (_what, members, path) => {
		expect(outcomeOf(storyOf(members))).toBe(path);
	});

	it('C01 of a cell makes it empty, so that no number moves to another column', () => {
		const table = (cell: unknown) => ({ type: 'table', header: [text, text], rows: [[cell, text]] });
		for (const cell of [{ type: 'text' }, { type: 'text', content: null }])
			expect(checkDocument(storyOf({ content_elements: [table(cell)] }))).toMatchObject({
				document: { content_elements: [{ rows: [[{ content: '' }, text]] }] },
			});
		expect(outcomeOf(storyOf({ content_elements: [table('x')] }))).toBe('$.content_elements[0].rows[0][0]');
	});

	it('C01 is made in each picture of a large gallery, and reading makes them quickly again', async () => {
		const image = (index: number) => imageOf({ _id: `I${index}`, imageId: null, photographer: null, auth: { 2: 'x' }, syndication: null });
		const gallery = { type: 'gallery', version: '0.10.12', content_elements: Array.from({ length: 500 }, (_none, index) => image(index)) };
		const checked = checkDocument(gallery);
		if (checked.kind !== 'accepted') throw new Error(JSON.stringify(checked.problems));
		expect(checked.repairs).toHaveLength(2_000);
		expect(applyRepairs(upgradeDocument(gallery), checked.repairs)).toEqual(checked.document);
		expect(await cpuTime(() => applyRepairs(upgradeDocument(gallery), checked.repairs))).toBeLessThan(200);
	});

	const wide = (length: number, value: unknown) => Object.fromEntries(Array.from({ length }, (_none, index) => [`k${index}`, value]));
	const tags = (length: number) => Array.from({ length }, () => ({ x: 1 }));

	it.each<[string, JsonObject]>([
		['90,000 unknown members', wide(90_000, 1)],
		['90,000 labels, and 4,000 unknown members', { ...wide(4_000, 1), label: wide(90_000, { text: 'x' }) }],
		['60,000 tags without text', { taxonomy: { tags: tags(60_000) } }],
		['900 tags without text', { taxonomy: { tags: tags(900) } }],
		['90,000 wrong methods', { rendering_guides: [{ preferred_method: Array(90_000).fill(5) }] }],
	])('C07 of %s is made or refused within a second', measuresTheMachine, async (_what, members) => {
		checkDocument(storyOf());
		checkDocument(storyOf(wide(3_000, 1)));
		expect(await cpuTime(() => checkDocument(storyOf(members)))).toBeLessThan(1_000);
	});

	it('C08 the scheduled end of a gallery counts, although the schema of galleries has none', () => {
		const operation = (date: unknown) => ({ operation: 'unpublish_edition', operation_edition: 'default', operation_date: date });
		const publishing = (date: unknown) => ({
			has_published_edition: true,
			editions: { default: { edition_name: 'default', edition_published: true, edition_date: '2026-11-01T00:00:00Z' } },
			scheduled_operations: { publish_edition: [], unpublish_edition: [operation(date)] },
		});
		const gallery = (date: unknown) => ({ type: 'gallery', version: '0.10.12', content_elements: [], publishing: publishing(date) });
		expect(checkDocument(gallery('2026-12-01T00:00:00Z'))).toMatchObject({ document: { publishing: publishing('2026-12-01T00:00:00Z') } });
		expect(outcomeOf(gallery(5))).toMatch(/operation_date$/);
		const wrong = { ...publishing('2026-12-01T00:00:00Z'), has_published_edition: 'yes' };
		expect(outcomeOf({ type: 'gallery', version: '0.10.12', publishing: wrong })).toBe('$.publishing.has_published_edition');
	});
});

/** Every place in a value, the value itself first. */
function placesIn(value: unknown, path: JsonPath = []): readonly JsonPath[] {
	if (Array.isArray(value)) return [path, ...value.flatMap((item, index) => placesIn(item, [...path, index]))];
	if (!isObject(value)) return [path];
	return [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

/** What senders do to documents: a value is another one, is missing, has an unknown neighbour, or stands in another place. */
const mutations: Readonly<Record<string, (document: JsonObject, place: JsonPath, value: unknown) => unknown>> = {
	replaced: (document, path, value) => applyRepairs(document, [{ path, set: value ?? 'x' }]),
	null: (document, path) => applyRepairs(document, [{ path, set: null }]),
	'left out': (document, path) => (path.length === 0 ? {} : applyRepairs(document, [{ path }])),
	unknown: (document, path, value) =>
		applyRepairs(document, [{ path: [...path.filter((key) => typeof key === 'string').slice(0, 1), 'x_y'], set: value ?? 1 }]),
	misplaced: (document, path) => applyRepairs(document, [{ path: ['taxonomy'], set: valueAt(document, path) ?? [] }]),
};

describe('a mutated document', () => {
	it.each(Object.entries(mutations))(
		'C01 W05 with a part %s is checked without a crash; what is taken fits, and its HTML is inert',
		(_kind, mutate) => {
			const mutated = fc
				.record({ document: fc.constantFrom(...goodDocuments), at: fc.nat(), value: surprise })
				.map(({ document, at, value }) => {
					const places = placesIn(document);
					return mutate(document, places[at % places.length] ?? [], value);
				});
			fc.assert(
				fc.property(mutated, (json) => {
					const checked = checkDocument(json);
					if (checked.kind !== 'accepted') return checked.problems.length === 1;
					const again = checkDocument(checked.document);
					const read = isObject(json) ? applyRepairs(upgradeDocument(json), checked.repairs) : {};
					expect(read).toEqual(checked.document);
					return again.kind === 'accepted' && again.repairs.length === 0 && htmlIn(readStory(read, testContext)).every(isInert);
				}),
				{ numRuns: byForm(100, 2000) },
			);
		},
	);
});
