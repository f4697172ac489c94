import * as v from 'valibot';
import type { StoredDocument } from '../../document-index/read-documents.ts';
import type { DataKind } from '../../store/tables.ts';
import { dataDocuments } from '../cached-documents.ts';
import type { QueryContext } from '../query-context.ts';

/**
 * Returns the function that reads the data documents of a kind. One that was stored by a schema that has changed since is left out, which
 * the log says; the others are shown all the same. A list is checked once, until one of its documents changes.
 */
export function validDocumentsOf<Schema extends v.GenericSchema>(kind: DataKind, schema: Schema) {
	const checked = new WeakMap<readonly StoredDocument[], readonly v.InferOutput<Schema>[]>();
	return async (context: QueryContext): Promise<readonly v.InferOutput<Schema>[]> => {
		const stored = await dataDocuments(context, kind);
		const valid = checked.get(stored) ?? stored.flatMap((one) => parsed(one, { kind, schema, context }));
		checked.set(stored, valid);
		return valid;
	};
}

type Parsing<Schema> = { readonly kind: DataKind; readonly schema: Schema; readonly context: QueryContext };

function parsed<Schema extends v.GenericSchema>(
	{ document, ...names }: StoredDocument,
	{ kind, schema, context }: Parsing<Schema>,
): readonly v.InferOutput<Schema>[] {
	const result = v.safeParse(schema, document);
	if (result.success) return [result.output];
	context.unfitDocuments.tell({ ...names, brand: context.brand.id, kind }, result.issues);
	return [];
}
