import { type EditedKind, editedSchemas } from '#content';
import type { Field, Forms, Group } from './field.ts';
import { readSchema } from './read-schema.ts';
import { isObject, typeIn } from './type-in.ts';
import type { Typed } from './typed.ts';
import { typedValue } from './typed-value.ts';

type Json = { readonly [key: string]: unknown };

/** The form of a kind of documents: its fields, and the field for the id of a new document. */
export type DataForm = { readonly field: Group | Forms; readonly id: Field };

/** The members whose values are in the address of the form. */
const stated = ['type', '_id'];

/** Whether the document says where its data are from, and of what time. */
export function hasSource({ field }: DataForm): boolean {
	const groups = field.kind === 'group' ? [field] : field.forms.map(({ group }) => group);
	return groups.some(({ members }) => members.some(({ name }) => name === 'source'));
}

/** The form of a kind, read from its schema. */
export function formOf(kind: EditedKind): DataForm {
	const field = readSchema(editedSchemas[kind]);
	if (field.kind !== 'group' && field.kind !== 'forms') throw new Error(`documents of type ${kind} have no members`);
	const [first] = field.kind === 'group' ? [field] : field.forms.map(({ group }) => group);
	const id = first?.members.find(({ name }) => name === '_id')?.field ?? { kind: 'text', most: undefined };
	return { id, field: withoutStated(field) };
}

/** Puts the source last: editors first look for what readers see. */
const asked = (group: Group): Group => ({
	...group,
	members: group.members
		.filter(({ name }) => !stated.includes(name))
		.toSorted((one, other) => Number(one.name === 'source') - Number(other.name === 'source')),
});

const withoutStated = (field: Group | Forms): Group | Forms =>
	field.kind === 'group' ? asked(field) : { ...field, forms: field.forms.map(({ name, group }) => ({ name, group: asked(group) })) };

/** The form filled with a document. */
export function typedOf({ field }: DataForm, document: Json, timeZone: string): Typed {
	const { type: _type, _id, ...members } = document;
	return typeIn(field, members, timeZone);
}

/** The document that a filled form describes. */
export function documentOf({ field }: DataForm, typed: Typed | undefined, { kind, id, timeZone }: Stated): Json {
	const value = typedValue(field, typed, timeZone);
	return { type: kind, _id: id, ...(isObject(value) ? value : {}) };
}

type Stated = { readonly kind: EditedKind; readonly id: string; readonly timeZone: string };

/** The JSON object in a stored text. */
export function jsonOf(text: string): Json {
	const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
	return isObject(json) ? json : {};
}
