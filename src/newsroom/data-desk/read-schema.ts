// Reads the fields of a form from a Valibot schema.
import type * as v from 'valibot';
import { type Field, type Forms, type Group, type ListName, listNames, type Member, type OneForm } from './field.ts';

type Json = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
type Schema = v.GenericSchema & Json;
const isSchema = (value: unknown): value is Schema => isObject(value) && value.kind === 'schema';

/** The schema in a member of another one, such as the `item` of an array. */
function inner(schema: Json, key: string): Schema {
	const found = schema[key];
	if (!isSchema(found)) throw new Error(`a schema of type ${String(schema.type)} has no ${key}`);
	return found;
}

const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const textsIn = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The requirements of the checks in a pipe, by the name of the check. */
const checksOf = (schema: Json): ReadonlyMap<unknown, unknown> =>
	new Map(Array.isArray(schema.pipe) ? schema.pipe.filter(isObject).map(({ type, requirement }) => [type, requirement]) : []);

/** The field that asks for a value of a schema. Throws for a schema that forms do not support. */
export function readSchema(given: v.GenericSchema): Field {
	if (!isSchema(given)) throw new Error('that is no schema');
	switch (given.type) {
		case 'optional':
			return readSchema(inner(given, 'wrapped'));
		case 'string':
			return textField(checksOf(given), listOf(given));
		case 'number':
			return { kind: 'number' };
		case 'boolean':
			return { kind: 'yes-no' };
		case 'picklist':
			return { kind: 'choice', options: textsIn(given.options) };
		case 'literal':
			return { kind: 'fixed', value: given.literal };
		case 'array':
			return arrayField(inner(given, 'item'));
		case 'object':
		case 'loose_object':
		case 'strict_object':
			return groupOf(given);
		case 'tuple':
			return tupleOf(schemasIn(given.items));
		case 'record':
			return { kind: 'pairs' };
		case 'variant':
			return variantOf(String(given.key), schemasIn(given.options));
		case 'union':
			return unionOf(schemasIn(given.options));
		default:
			throw new Error(`no field asks for a ${given.type}`);
	}
}

/** The list that suggests values, as the metadata of the schema says. */
function listOf({ pipe }: Json): ListName | undefined {
	const parts = Array.isArray(pipe) ? pipe.filter(isObject) : [];
	const named = parts.flatMap(({ metadata }) => (isObject(metadata) ? [metadata.chosenFrom] : []));
	return listNames.find((name) => named.includes(name));
}

function textField(checks: ReadonlyMap<unknown, unknown>, from: ListName | undefined): Field {
	if (checks.has('iso_date')) return { kind: 'day' };
	if (checks.has('iso_time')) return { kind: 'hour' };
	if (checks.has('iso_timestamp')) return { kind: 'moment' };
	const most = checks.get('max_length');
	return { kind: 'text', most: typeof most === 'number' ? most : undefined, from };
}

/** Texts longer than this may have more than one line. */
const longestLine = 1_000;

function arrayField(item: Schema): Field {
	const field = readSchema(item);
	switch (field.kind) {
		case 'text':
			return { kind: 'lines', areLong: (field.most ?? 0) > longestLine };
		case 'choice':
			return { kind: 'checks', options: field.options };
		case 'lines':
			return { kind: 'table' };
		case 'group':
		case 'forms':
			return { kind: 'list', item: field };
		default:
			throw new Error(`no field asks for a list of ${field.kind}`);
	}
}

/** Members that the form keeps unchanged: pictures. */
const keptMembers = ['promo_items'];

function groupOf(schema: Schema, left: readonly string[] = []): Group {
	const entries = isObject(schema.entries) ? Object.entries(schema.entries) : [];
	const members = entries.flatMap(([name, entry]) =>
		isSchema(entry) && ![...keptMembers, ...left].includes(name) ? [memberOf(name, entry)] : [],
	);
	return { kind: 'group', members, isTuple: false };
}

const memberOf = (name: string, schema: Schema): Member => ({
	name,
	isOptional: schema.type === 'optional',
	usual: schema.type === 'optional' && schema.default === true,
	field: readSchema(schema),
});

const tupleOf = (items: readonly Schema[]): Group => ({
	kind: 'group',
	members: items.map((item, at) => memberOf(String(at), item)),
	isTuple: true,
});

function variantOf(key: string, options: readonly Schema[]): Forms {
	const formsOf = (option: Schema): readonly OneForm[] => {
		const named = isObject(option.entries) ? option.entries[key] : undefined;
		const field = isSchema(named) ? readSchema(named) : undefined;
		const names = field?.kind === 'choice' ? field.options : field?.kind === 'fixed' ? [String(field.value)] : [];
		return names.map((name) => ({ name, group: groupOf(option, [key]) }));
	};
	return { kind: 'forms', by: key, forms: options.flatMap(formsOf) };
}

/** Alternatives of a text are one text. Alternatives of objects are forms, each with the name of its first member. */
function unionOf(options: readonly Schema[]): Field {
	const fields = options.map((option) => readSchema(option));
	const groups = fields.filter((field) => field.kind === 'group');
	if (groups.length === fields.length)
		return { kind: 'forms', by: undefined, forms: groups.map((group) => ({ name: group.members[0]?.name ?? '', group })) };
	const choices = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
	const isDayToo = choices.length > 0 && fields.some(({ kind }) => kind === 'day');
	return isDayToo ? { kind: 'choice-or-day', options: choices } : { kind: 'text', most: undefined };
}
