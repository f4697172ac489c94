import type { DocumentKey, Tables } from '../store/tables.ts';

/** The text of a revision, byte for byte as it was sent; undefined when the document has no such revision. */
export async function readRevision(tables: Tables, { brand, kind, id }: DocumentKey, revision: string): Promise<string | undefined> {
	const row = await tables
		.selectFrom('content.revision')
		.select('body')
		.where('brand', '=', brand)
		.where('shelf', '=', kind)
		.where('id', '=', id)
		.where('revision', '=', revision)
		.executeTakeFirst();
	return row?.body;
}
