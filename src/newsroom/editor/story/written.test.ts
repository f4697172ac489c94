import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
import { collectedDocuments, sharedData } from '../../../../tests/support/shared-data.ts';
import { ansToDoc } from '../ans/ans-to-doc.ts';
import { type AnsObject, isObject, listOf } from '../ans/ans-value.ts';
import { docToAns } from '../ans/doc-to-ans.ts';
import { documentWith, writtenIn } from './written.ts';

/** A document that was opened and saved without a change. */
const opened = (document: AnsObject): AnsObject => {
	const written = writtenIn(document);
	const elements = docToAns(ansToDoc(listOf(document, 'content_elements')));
	return documentWith(document, { ...written, elements }, new Map());
};

describe('a document that is opened and saved', () => {
	it.skipIf(sharedData === undefined)('is what it was, for every public document', () => {
		const stories = collectedDocuments().filter(isObject);
		expect(stories.length).toBeGreaterThan(50);
		for (const document of stories) expect(opened(document)).toEqual(document);
	});

	it('is what it was, whatever its members are', () => {
		const names = [
			'headlines',
			'label',
			'taxonomy',
			'credits',
			'promo_items',
			'related_content',
			'syndication',
			'comments',
			'slug',
			'websites',
		];
		const any = fc.dictionary(fc.constantFrom(...names, 'content_restrictions', 'description', 'subtype', 'other'), fc.jsonValue());
		fc.assert(
			fc.property(any, (made) => {
				const document: AnsObject = JSON.parse(JSON.stringify(made));
				expect(opened(document)).toEqual(document);
			}),
			{ numRuns: byForm(200, 10_000) },
		);
	});
});
