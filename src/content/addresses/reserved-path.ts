import type { Brand } from '#brands';
import { isReservedPath } from '../contract/reserved-paths.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { Tables } from '../store/tables.ts';

/** Refuses a path that belongs to the site itself or to one of its sections (C05). `member`: where the document names it. */
export async function refuseReservedPath(tables: Tables, brand: Brand, { path, member }: { path: string; member: string }): Promise<void> {
	if (isReservedPath(brand, path) || (await isSectionPath(tables, brand.id, path)))
		refuseDocument('RESERVED_PATH', member, `${path} belongs to the site itself`);
}

async function isSectionPath(tables: Tables, brand: string, path: string): Promise<boolean> {
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
