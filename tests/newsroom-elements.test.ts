import { describe, expect, it } from 'vitest';
import { checkDocument } from '../src/content/ans/check-document.ts';
import { blankElements, galleryOf } from '../src/newsroom/editor/body/elements/blank-elements.ts';
import { fieldsOf } from '../src/newsroom/editor/body/elements/element-fields.ts';
import { storyElementOf } from '../src/newsroom/editor/story/text/story-element-of.ts';
import { story } from './support/content.ts';

const image = { type: 'image', version: '0.10.12', _id: 'A'.repeat(26), url: 'https://img.test/a.jpg' };
const found = {
	id: 'B'.repeat(26),
	headline: 'Otra',
	path: '/a/b/',
	type: 'story',
	revision: '',
	authors: [],
	receivedAt: '',
	sender: '',
	plans: [],
	isPublished: true,
	isDraft: false,
	isTaken: false,
};
const made = [...Object.values(blankElements).map((make) => make()), galleryOf([image]), storyElementOf(found), image];
const nameOf = ({ type, subtype }: Readonly<Record<string, unknown>>) => `${type} ${subtype ?? ''}`;

describe('an element that the editor inserts', () => {
	it.each(made.map((element) => [nameOf(element), element] as const))(
		'%s is ANS, blank and when its fields are written',
		(_name, element) => {
			const values = { choice: '', lines: 'Uno | https://diario.test/\nDos', line: '4,5' };
			const written = fieldsOf(element).reduce((before, field) => field.write(before, values[field.kind]), element);
			for (const one of [element, written])
				expect(checkDocument(story('A', { content_elements: [one] }))).toMatchObject({ kind: 'accepted', warnings: [], repairs: [] });
			for (const field of fieldsOf(element)) expect(field.write(written, field.read(written))).toEqual(written);
		},
	);
});
