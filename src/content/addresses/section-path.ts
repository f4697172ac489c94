import type { Tables } from '../store/tables.ts';

/** Whether a path is that of a section, which no other document may have. */
export async function isSectionPath(tables: Tables, brand: string, path: string): Promise<boolean> {
	const section = await tables
		.selectFrom('content.document')
		.select('id')
		.where('brand', '=', brand)
		.where('shelf', '=', 'section')
		.where('id', '=', path.slice(0, -1))
		.where('state', '=', 'here')
		.executeTakeFirst();
	return section !== undefined;
}
