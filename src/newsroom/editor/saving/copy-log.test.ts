import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byForm } from '../../../../tests/support/form.ts';
import type { AnsObject } from '../ans/ans-value.ts';
import { CopyLog, copyOf, type StoredStep } from './copy-log.ts';

const paragraph = (content: string) => ({ type: 'text', content });

/** A change of a document, as the editor makes them: all parts that stay are the same objects. */
const change = fc.oneof(
	fc
		.record({ at: fc.nat(9), removed: fc.nat(2), added: fc.array(fc.string().map(paragraph), { maxLength: 2 }) })
		.map(({ at, removed, added }) => (document: AnsObject): AnsObject => {
			const elements = Array.isArray(document.content_elements) ? document.content_elements : [];
			return { ...document, content_elements: elements.toSpliced(at, removed, ...added) };
		}),
	fc.string().map(
		(basic) =>
			(document: AnsObject): AnsObject => ({ ...document, headlines: { basic } }),
	),
	fc.constantFrom('slug', 'content_elements', 'headlines').map(
		(key) =>
			({ [key]: _, ...others }: AnsObject): AnsObject =>
				others,
	),
	fc.constant((document: AnsObject): AnsObject => ({ ...document, slug: 'a' })),
);

describe('the copy of a text', () => {
	it('N06 is read as it was kept, with the text that it was made from and the one that was sent', () => {
		fc.assert(
			fc.property(fc.array(change, { minLength: 3, maxLength: 30 }), (changes) => {
				const log = new CopyLog();
				const texts: AnsObject[] = [{ type: 'story', content_elements: [paragraph('Uno'), paragraph('Dos')] }];
				const stored: StoredStep[] = [];
				for (const apply of changes) {
					const document = apply(texts.at(-1) ?? {});
					const [from = {}] = texts;
					const unanswered = texts.at(-2);
					texts.push(document);
					const copy = { id: 'A', document, base: 'r1', origin: { document: from, ...(unanswered && { unanswered }) }, typedAt: 1 };
					const { head, steps } = log.add(copy);
					stored.push(...structuredClone([...steps]));
					expect(copyOf(structuredClone(head), stored)).toEqual(copy);
				}
			}),
			{ numRuns: byForm(100, 5_000) },
		);
	});

	it('N06 grows with a key by the paragraph in which it was typed', () => {
		const log = new CopyLog();
		const elements = Array.from({ length: 200 }, (_none, at) => paragraph(`Párrafo ${at}`));
		log.add({ id: 'A', document: { type: 'story', content_elements: elements }, typedAt: 1 });
		const typed = { type: 'story', content_elements: elements.with(100, paragraph('Párrafo 100a')) };
		expect(log.add({ id: 'A', document: typed, typedAt: 2 }).steps).toMatchObject([
			{ step: { members: {}, gone: [], elements: { at: 100, removed: 1, added: [paragraph('Párrafo 100a')] } } },
		]);
	});

	it('is none if its texts are not all there', () => {
		const { head } = new CopyLog().add({ id: 'A', document: { type: 'story' }, typedAt: 1 });
		expect(copyOf(head, [])).toBeUndefined();
	});
});
