import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { byForm } from '../../../tests/support/form.ts';
import { checkDocument } from './check-document.ts';
import { brokenDocument, goodDocuments, surprise } from './fixtures/broken-documents.ts';
import { htmlIn } from './fixtures/html-in.ts';
import { isInert } from './fixtures/is-inert.ts';
import { imageOf, storyOf } from './fixtures/story-of.ts';
import { testContext as context } from './fixtures/test-context.ts';
import { xssPayloads } from './fixtures/xss-payloads.ts';
import { isObject, type JsonObject } from './json.ts';
import { readCard } from './read-card.ts';
import { readStory } from './read-story.ts';
import { searchText } from './search-text.ts';
import { termsOf } from './terms.ts';
import { upgradeDocument } from './upgrade-document.ts';

const manyRuns = { numRuns: byForm(200, 2000) };

const readAll = (document: JsonObject) =>
	[readStory(document, context), readCard(document, context), termsOf(document, 'tn'), searchText(document)] as const;

/** The document with every text replaced, except types, subtypes and versions. */
function filledWith(text: string, document: JsonObject): JsonObject {
	const filled = (value: unknown, key = ''): unknown => {
		if (typeof value === 'string') return key === 'type' || key === 'subtype' || key === 'version' ? value : text;
		if (Array.isArray(value)) return value.map((item) => filled(item, key));
		return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, name)])) : value;
	};
	const result = filled(document);
	return isObject(result) ? result : {};
}

describe('reading is tolerant', () => {
	it('C01 W05 randomly broken documents are read without throwing, and none of their HTML can run', () => {
		fc.assert(
			fc.property(brokenDocument, (json) => {
				const [story] = readAll(upgradeDocument(isObject(json) ? json : {}));
				return htmlIn(story).every(isInert);
			}),
			manyRuns,
		);
	});

	it('C01 randomly broken documents are checked without throwing', () => {
		fc.assert(
			fc.property(brokenDocument, (json) => {
				const checked = checkDocument(json);
				return checked.kind === 'accepted' || checked.problems.every(({ path, message }) => path.startsWith('$') && message.length > 0);
			}),
			manyRuns,
		);
	});

	it('C01 arbitrary JSON is checked and read without throwing', () => {
		fc.assert(
			fc.property(
				fc.dictionary(fc.constantFrom('type', 'content_elements', 'promo_items', 'headlines', 'websites', 'taxonomy'), surprise),
				(json) => {
					checkDocument(json);
					readAll(upgradeDocument(json));
				},
			),
			manyRuns,
		);
	});

	it('W05 XSS payloads in every text of a document stay inert', { tags: 'slow' }, () => {
		for (const payload of xssPayloads) {
			for (const json of goodDocuments) {
				const [story] = readAll(upgradeDocument(filledWith(payload, json)));
				expect(htmlIn(story).filter((html) => !isInert(html))).toEqual([]);
			}
		}
	});

	it('C01 a document with an unpaired surrogate in every text is read without throwing', () => {
		for (const json of goodDocuments) expect(() => readAll(upgradeDocument(filledWith('\ud800', json)))).not.toThrow();
	});

	it.each(['a@a.a.', '%41', '-', ' ', '<', '//a.b/', '&#', 'A\u0301', '\u202E'])(
		'C10 fields full of %j are checked and read within 2 seconds',
		async (piece) => {
			const text = piece.repeat(100_000 / piece.length);
			const fields = ['canonical_url', 'canonical_url_external', 'language', 'slug', 'location', 'display_date'].map((key) => [key, text]);
			const author = { type: 'author', name: text, email: text, slug: text };
			const elements = [
				imageOf({ url: text, caption: text }),
				{ type: 'oembed_response', raw_oembed: { html: text, url: text } },
				{ type: 'header', content: text },
			];
			const document = storyOf({
				...Object.fromEntries(fields),
				headlines: { basic: text },
				credits: { by: [author] },
				content_elements: elements,
			});
			const spent = await cpuTime(() => {
				checkDocument(document);
				readAll(document);
			});
			expect(spent).toBeLessThan(2_000);
		},
	);
});
