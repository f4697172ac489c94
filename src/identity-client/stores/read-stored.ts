import * as v from 'valibot';

/** What a text of storage holds, when it has that form; others may have written it. */
export function readStored<const Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferInput<Schema> | undefined {
	const kept = parsed(text);
	return v.is(schema, kept) ? kept : undefined;
}

function parsed(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return null;
	}
}
