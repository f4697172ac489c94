import type { Shelf, Tables } from '../store/tables.ts';

export type Document = { readonly brand: string; readonly shelf: Shelf; readonly id: string };

/** A revision byte for byte as it was sent; undefined when the document has no such revision. */
export async function readRevision(tables: Tables, { brand, shelf, id }: Document, revision: string): Promise<string | undefined> {
	const row = await tables
		.selectFrom('content.revision')
		.select('body')
		.where('brand', '=', brand)
		.where('shelf', '=', shelf)
		.where('id', '=', id)
		.where('revision', '=', revision)
		.executeTakeFirst();
	return row?.body;
}
