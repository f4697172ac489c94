import * as v from 'valibot';
import type { DataKind } from '../store/tables.ts';
import { dataDocuments } from './cached-documents.ts';
import type { QueryContext } from './query-context.ts';

/** The documents of a kind of data. One that was stored by a schema that has changed since is left out; the others are shown all the same. */
export async function validDocuments<Schema extends v.GenericSchema>(
	context: QueryContext,
	kind: DataKind,
	schema: Schema,
): Promise<readonly v.InferOutput<Schema>[]> {
	const stored = await dataDocuments(context, kind);
	return stored.flatMap(({ document }) => {
		const parsed = v.safeParse(schema, document);
		return parsed.success ? [parsed.output] : [];
	});
}
