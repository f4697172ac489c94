import { storable } from '../../contract/text.ts';
import { alternativesOf, isSchema, type JsonSchema, propertiesOf } from './json-schema.ts';

/** A line of the table that tells what a body or an answer has. */
export type Field = { readonly name: string; readonly isRequired: boolean; readonly is: string };

/** The members of a schema and of those in it, by their paths: `profile.contacts[].phone`. */
export function fieldsOf(schema: JsonSchema, path = ''): readonly Field[] {
	return alternativesOf(schema).flatMap((one) => {
		if (isSchema(one.items)) return fieldsOf(one.items, `${path}[]`);
		return propertiesOf(one).flatMap(([name, member]) => {
			const place = path === '' ? name : `${path}.${name}`;
			const inner = fieldsOf(member, place);
			return [{ name: place, isRequired: one.required?.includes(name) === true, is: kindOf(member) }, ...inner];
		});
	});
}

/** What a value is, in words: `string, at most 1000 characters, or null`. */
export function kindOf(schema: JsonSchema): string {
	const [first = schema, ...others] = alternativesOf(schema);
	if (first !== schema) return [first, ...others].map(kindOf).join(', or ');
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
	return [schema.type === 'array' ? `list${ofItems(schema)}` : String(schema.type ?? 'anything'), ...limitsOf(schema)].join(', ');
}

function ofItems({ items }: JsonSchema): string {
	return !isSchema(items) || items.type === 'object' ? '' : ` of ${kindOf(items)}`;
}

function limitsOf({ format, pattern, maxLength, maxItems, contentMediaType }: JsonSchema): readonly string[] {
	return [
		format,
		contentMediaType,
		// That a text can be kept goes without saying.
		pattern && pattern !== storable.source && `/${pattern}/`,
		maxLength && `at most ${maxLength} characters`,
		maxItems && `at most ${maxItems}`,
	].filter((limit) => typeof limit === 'string');
}
