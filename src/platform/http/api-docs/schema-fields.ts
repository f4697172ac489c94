import { alternativesOf, isSchema, type JsonSchema, propertiesOf } from './json-schema.ts';

/** A row of the table of fields in the documentation: one member of a request or a response. */
export type Field = { readonly name: string; readonly isRequired: boolean; readonly is: string };

/** The members of a schema and its nested schemas, with their paths such as `profile.contacts[].phone`. */
export function fieldsOf(schema: JsonSchema, path = ''): readonly Field[] {
	return alternativesOf(schema).flatMap((one) => {
		if (isSchema(one.items)) return fieldsOf(one.items, `${path}[]`);
		return propertiesOf(one).flatMap(([name, member]) => {
			const memberPath = path === '' ? name : `${path}.${name}`;
			const inner = fieldsOf(member, memberPath);
			return [{ name: memberPath, isRequired: one.required?.includes(name) === true, is: kindOf(member) }, ...inner];
		});
	});
}

/** Describes a value in words: `string, at most 1000 characters, or null`. */
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
		pattern && `/${pattern}/`,
		maxLength && `at most ${maxLength} characters`,
		maxItems && `at most ${maxItems}`,
	].filter((limit) => typeof limit === 'string');
}
