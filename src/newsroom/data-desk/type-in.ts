import { localTime } from './clock-times.ts';
import type { Field, Forms, Group } from './field.ts';
import { listOf, type Typed, type TypedGroup } from './typed.ts';

type Json = { readonly [key: string]: unknown };
export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordsOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The field that holds the members which no field of a group shows, as JSON. They stay with their group when it moves. */
export const restName = '~';
/** The field that says which form a value has, where no member of the value says so. */
export const formName = '~form';
/** Separates the cells of a row. */
const cellMark = ' | ';

/** Fills the fields of a form with a value, as somebody would type it. */
export function typeIn(field: Field, value: unknown, timeZone: string): Typed {
	switch (field.kind) {
		case 'group':
			return typeInGroup(field, value, timeZone);
		case 'forms':
			return typeInForm(field, value, timeZone);
		case 'list':
			return listOf(listIn(value).map((item) => typeIn(field.item, item, timeZone)));
		case 'pairs':
			return listOf(Object.entries(isObject(value) ? value : {}).map(([key, count]) => pair(key, wordsOf(count))));
		case 'lines':
			return field.areLong
				? listIn(value)
						.map((text) => wordsOf(text).replaceAll(/\n\s*\n/g, '\n'))
						.join('\n\n')
				: listIn(value)
						.map((text) =>
							wordsOf(text)
								.split('\n')
								.map((line) => line.trim())
								.join(' '),
						)
						.join('\n');
		case 'table':
			return listIn(value)
				.map((row) => listIn(row).map(wordsOf).join(cellMark))
				.join('\n');
		case 'checks':
			return new Map(listIn(value).map((option) => [wordsOf(option), 'on']));
		case 'number':
			return wordsOf(value).replace('.', ',');
		case 'yes-no':
			return value === true ? 'on' : '';
		case 'moment':
			return localTime(wordsOf(value), timeZone);
		case 'choice-or-day':
			return new Map([field.options.includes(wordsOf(value)) ? ['choice', wordsOf(value)] : ['day', wordsOf(value)]]);
		default:
			return wordsOf(value);
	}
}

/** A key and its number, as a form has them. */
const pair = (key: string, number: string): TypedGroup =>
	new Map([
		['key', key],
		['number', number],
	]);

function typeInGroup({ members, isTuple }: Group, value: unknown, timeZone: string): TypedGroup {
	const object: Json = isTuple ? Object.fromEntries(listIn(value).entries()) : isObject(value) ? value : {};
	const names = members.map(({ name }) => name);
	const rest = Object.entries(object).filter(([name]) => !names.includes(name));
	return new Map([
		...members.map(({ name, field, usual }): [string, Typed] => [name, typeIn(field, object[name] ?? (usual || undefined), timeZone)]),
		...(rest.length > 0 ? [[restName, JSON.stringify(Object.fromEntries(rest))] as const] : []),
	]);
}

function typeInForm({ by, forms }: Forms, value: unknown, timeZone: string): TypedGroup {
	const object = isObject(value) ? value : {};
	const form = by === undefined ? forms.find(({ name }) => Object.hasOwn(object, name)) : forms.find(({ name }) => name === object[by]);
	if (!form) return new Map();
	const { [by ?? '']: _name, ...others } = object;
	return new Map([...typeInGroup(form.group, others, timeZone), [by ?? formName, form.name]]);
}
