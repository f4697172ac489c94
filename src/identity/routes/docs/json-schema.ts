import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/** A schema of the contract as JSON Schema 2020-12, the one of OpenAPI 3.1: what a call is sent, or what it gives. */
export function jsonSchema(schema: v.GenericSchema, mode: 'input' | 'output'): JsonSchema {
	// Checks that are code have no form in JSON Schema; their refusals tell of them.
	const { $schema, ...made } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: mode, errorMode: 'ignore' });
	return made;
}

/** The members of an object that are schemas, by name. */
export function propertiesOf({ properties = {} }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
	return Object.entries(properties).flatMap(([name, schema]) => (typeof schema === 'boolean' ? [] : [[name, schema] as const]));
}

/** The alternatives of a schema; itself when it has none. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
	return (schema.oneOf ?? schema.anyOf ?? [schema]).filter((one) => typeof one !== 'boolean');
}

/** Whether it is one schema, and neither a list of them nor `true` for anything. */
export function isSchema(schema: JsonSchema['items']): schema is JsonSchema {
	return typeof schema === 'object' && !Array.isArray(schema);
}
