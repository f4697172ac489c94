import { describe, expect, it } from 'vitest';
import { editedSchemas } from '#content';
import { formOf } from './data-form.ts';
import { dataKindNames } from './data-kinds.ts';
import type { Field } from './field.ts';
import { choiceName } from './texts/choices.ts';
import { itemAt } from './texts/items.ts';
import { labelAt } from './texts/labels.ts';
import { checkText } from './texts/problem-texts.ts';
import { nameIn } from './typed.ts';

/** A field, and those inside it, each with its place. */
function fieldsIn(field: Field, place: string): readonly (readonly [string, Field])[] {
	const inside = (group: Field): readonly (readonly [string, Field])[] =>
		group.kind === 'group' ? group.members.flatMap((member) => fieldsIn(member.field, nameIn(place, member.name))) : [];
	if (field.kind === 'list') return [[place, field], ...fieldsIn(field.item, place)];
	if (field.kind !== 'forms') return [[place, field], ...inside(field)];
	const by: readonly (readonly [string, Field])[] = field.by === undefined ? [] : [[nameIn(place, field.by), { kind: 'day' }]];
	const choice: Field = { kind: 'choice', options: field.forms.map(({ name }) => name) };
	return [[place, choice], ...by, ...field.forms.flatMap(({ group }) => inside(group))];
}

const fieldsOf = (kind: (typeof dataKindNames)[number]) => {
	const { field, id } = formOf(kind);
	return [...fieldsIn(field, ''), ['_id', id] as const].filter(([place]) => place !== '');
};

/** The messages of the checks in a schema. */
function checksIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
	if (typeof value !== 'object' || value === null || seen.has(value)) return [];
	seen.add(value);
	const own =
		'kind' in value && value.kind === 'validation' && 'message' in value && typeof value.message === 'string' ? [value.message] : [];
	return [...own, ...Object.values(value).flatMap((member) => checksIn(member, seen))];
}

describe.each(dataKindNames)('the form of %s', (kind) => {
	it('has a label for each member, and a name for each choice and item', () => {
		const missing = fieldsOf(kind).flatMap(([place, field]) => [
			...(labelAt(kind, place) === undefined ? [`label ${place}`] : []),
			...('options' in field ? field.options.filter((option) => choiceName(option) === undefined) : []),
			...((field.kind === 'list' || field.kind === 'pairs') && itemAt(place) === undefined ? [`item ${place}`] : []),
		]);
		expect(missing).toEqual([]);
	});

	it('says in Spanish what each check of its schema asks', () => {
		expect(checksIn(editedSchemas[kind]).filter((message) => checkText(message) === undefined)).toEqual([]);
	});
});
