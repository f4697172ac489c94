import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/** Converts a schema to JSON Schema 2020-12, which OpenAPI 3.1 uses: its input or its output type. */
export function jsonSchema(schema: v.GenericSchema, mode: 'input' | 'output'): JsonSchema {
	// Checks in code cannot be expressed in JSON Schema; the list of refusals documents them.
	const { $schema, ...made } = toJsonSchema(schema, {
		target: 'draft-2020-12',
		typeMode: mode,
		errorMode: 'ignore',
		overrideAction: ({ jsonSchema: described }) => (described.pattern?.includes('\\p{') ? withoutPattern(described) : undefined),
	});
	return made;
}

/** Classes of Unicode mean something else, or nothing, to most generators of clients. */
function withoutPattern({ pattern: _, ...described }: JsonSchema): JsonSchema {
	return described;
}

/** The properties of an object schema by name, without boolean schemas. */
export function propertiesOf({ properties = {} }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
	return Object.entries(properties).flatMap(([name, schema]) => (typeof schema === 'boolean' ? [] : [[name, schema] as const]));
}

/** The alternatives of a schema (`oneOf`, `anyOf`), or the schema itself. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
	return (schema.oneOf ?? schema.anyOf ?? [schema]).filter((one) => typeof one !== 'boolean');
}

/** Whether `items` is a single schema, and not a list or a boolean. */
export function isSchema(schema: JsonSchema['items']): schema is JsonSchema {
	return typeof schema === 'object' && !Array.isArray(schema);
}
