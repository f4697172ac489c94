import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { editionDocuments } from '../../../../demo/edition-documents.ts';
import { readEdition } from '../../../../demo/read-edition.ts';
import { demoBrands } from '../../../../tests/support/demo.ts';
import { byForm } from '../../../../tests/support/form.ts';
import { collectedDocuments, sharedData } from '../../../../tests/support/shared-data.ts';
import { ansToDoc } from './ans-to-doc.ts';
import { isObject } from './ans-value.ts';
import { docToAns } from './doc-to-ans.ts';
import { parseInline, serializeInline } from './inline-html.ts';
import { schema } from './schema.ts';

const roundTrip = (elements: readonly unknown[]) => {
	const doc = ansToDoc(elements);
	doc.check();
	return docToAns(schema.nodeFromJSON(JSON.parse(JSON.stringify(doc.toJSON()))));
};

/** Every list of content elements in a JSON value. */
function bodiesIn(value: unknown): readonly (readonly unknown[])[] {
	if (Array.isArray(value)) return value.flatMap(bodiesIn);
	if (!isObject(value)) return [];
	const own = Array.isArray(value.content_elements) ? [value.content_elements] : [];
	return [...own, ...Object.values(value).flatMap(bodiesIn)];
}

const text = (content: string, more: object = {}) => ({ type: 'text', content, ...more });

describe('the editor', () => {
	it.skipIf(sharedData === undefined)('gives every public story back as it was', () => {
		const bodies = collectedDocuments().flatMap(bodiesIn);
		expect(bodies.length).toBeGreaterThan(50);
		for (const body of bodies) expect(roundTrip(body)).toEqual(body);
	});

	it.each(demoBrands)('gives every demo story of $id back as it was', { tags: 'slow' }, async ({ id }) => {
		const edition = { ...(await readEdition(id, 'demo')), now: new Date('2026-11-20T15:00:00Z'), origin: 'https://tn.test' };
		const bodies = bodiesIn(JSON.parse(JSON.stringify(editionDocuments(edition))));
		expect(bodies.length).toBeGreaterThan(20);
		for (const body of bodies) expect(roundTrip(body)).toEqual(body);
	});

	const words = fc.stringMatching(/^[ a-zñ<>&"'\n/=;!-]{0,40}$/);
	const html = fc
		.array(
			fc.oneof(
				words,
				fc.constantFrom(
					'<b>',
					'</b>',
					'<i>',
					'</i>',
					'<a href="/x?a=1&amp;b">',
					'</a>',
					'<br>',
					'<br/>',
					'&nbsp;',
					'&lt;',
					'<!-- x -->',
					'<img src=x>',
				),
			),
		)
		.map((parts) => parts.join(''));
	const textElement = fc.record(
		{ type: fc.constant('text'), content: html, _id: fc.string(), additional_properties: fc.dictionary(fc.string(), fc.jsonValue()) },
		{ requiredKeys: ['type', 'content'] },
	);
	const element = fc.letrec((tie) => ({
		list: fc.record({
			type: fc.constant('list'),
			list_type: fc.constantFrom('ordered', 'unordered'),
			items: fc.array(fc.oneof({ maxDepth: 3 }, textElement, tie('list')), { maxLength: 4 }),
		}),
		any: fc.oneof(
			textElement,
			fc.record(
				{ type: fc.constant('header'), content: html, level: fc.integer({ min: 1, max: 6 }) },
				{ requiredKeys: ['type', 'content'] },
			),
			tie('list'),
			fc.record(
				{
					type: fc.constant('quote'),
					subtype: fc.constantFrom('pullquote', 'blockquote', 'otro'),
					content_elements: fc.array(textElement, { maxLength: 3 }),
					citation: textElement,
				},
				{ requiredKeys: ['type', 'content_elements'] },
			),
			fc.record(
				{
					type: fc.constant('table'),
					header: fc.array(textElement, { maxLength: 3 }),
					rows: fc.array(fc.array(textElement, { maxLength: 3 }), { maxLength: 3 }),
				},
				{ requiredKeys: ['type', 'rows'] },
			),
			fc.record({ type: fc.constant('divider') }),
			fc.record({
				type: fc.constantFrom('image', 'raw_html', 'oembed_response', 'gallery', 'hologram'),
				content: fc.jsonValue(),
				caption: fc.string(),
			}),
			fc.jsonValue(),
		),
	})).any;
	/** JSON as it arrives: fast-check makes -0 and objects without a prototype. */
	const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

	it('gives any elements back as they were', { tags: 'slow' }, () => {
		const unique = fc.uniqueArray(element, { maxLength: 8, selector: (one) => (isObject(one) && '_id' in one ? one._id : Symbol()) });
		fc.assert(
			fc.property(unique, (elements) => {
				expect(roundTrip(plain(elements))).toEqual(plain(elements));
			}),
			{ numRuns: byForm(200, 10_000) },
		);
	});

	it('rewrites words that read the same', () => {
		fc.assert(
			fc.property(html, (source) => {
				const once = parseInline(source);
				expect(parseInline(serializeInline(once)).toJSON()).toEqual(once.toJSON());
			}),
			{ numRuns: byForm(200, 10_000) },
		);
	});

	it('keeps every other member of a text that changes', () => {
		const doc = ansToDoc([text('Uno <span class="x">dos</span>', { _id: 'T', additional_properties: { comments: [1] } })]);
		const words = doc.child(0);
		const longer = words.copy(words.content.addToEnd(schema.text(' y < tres')));
		expect(docToAns(schema.node('doc', null, [longer]))).toEqual([
			{ type: 'text', content: 'Uno <span class="x">dos</span> y &lt; tres', _id: 'T', additional_properties: { comments: [1] } },
		]);
	});

	it('gives the second half of a split text no id', () => {
		const [one] = ansToDoc([text('Uno dos', { _id: 'T', alignment: 'left' })]).children;
		const half = (words: string) => schema.node('paragraph', one?.attrs, [schema.text(words)]);
		expect(docToAns(schema.node('doc', null, [half('Uno'), half('dos')]))).toEqual([
			{ type: 'text', content: 'Uno', _id: 'T', alignment: 'left' },
			{ type: 'text', content: 'dos', alignment: 'left' },
		]);
	});

	it('leaves out empty paragraphs that were written here, and no others', () => {
		const doc = schema.node('doc', null, [...ansToDoc([text('')]).children, schema.node('paragraph')]);
		expect(docToAns(doc)).toEqual([text('')]);
		expect(docToAns(ansToDoc([]))).toEqual([]);
	});

	it('writes what was made here as ANS', () => {
		const p = (words: string) => schema.node('paragraph', null, [schema.text(words)]);
		const item = (...parts: readonly Node[]) => schema.node('list_item', null, parts);
		const doc = schema.node('doc', null, [
			schema.node('heading', { level: 3 }, [schema.text('Un título')]),
			schema.node('list', { ordered: true }, [item(p('uno'), schema.node('list', null, [item(p('dos'))]))]),
			schema.node('quote', { pull: true }, [p('Dijo'), schema.node('citation', null, [schema.text('Ana')])]),
			schema.node('table', null, [schema.node('table_row', { header: true }, [schema.node('table_cell', null, [schema.text('A')])])]),
			schema.node('divider'),
		]);
		expect(docToAns(doc)).toEqual([
			{ type: 'header', level: 3, content: 'Un título' },
			{ type: 'list', list_type: 'ordered', items: [text('uno'), { type: 'list', list_type: 'unordered', items: [text('dos')] }] },
			{ type: 'quote', subtype: 'pullquote', content_elements: [text('Dijo')], citation: text('Ana') },
			{ type: 'table', header: [text('A')], rows: [] },
			{ type: 'divider' },
		]);
	});
});
