import * as v from 'valibot';

/** The value of a stored JSON text when it fits the schema; other scripts may have written the text. */
export function readStored<const Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferInput<Schema> | undefined {
	const value = parsed(text);
	return v.is(schema, value) ? value : undefined;
}

function parsed(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return null;
	}
}
