// The addresses of works on a brand's site (C05).
import { refuseDocument } from '../documents/document-refusal.ts';
import type { Tables } from '../store/tables.ts';

/** The work that holds an address, on one brand. */
type AddressHolder = { readonly brand: string; readonly id: string };

/**
 * Claims an address for a work (C05). The work's previous address becomes `moved` and leads to the new one. The work may take over a
 * moved or gone address of another document, but not a page. Returns the paths whose answer changes, the claimed one first.
 */
export async function claimPath(tables: Tables, holder: AddressHolder, path: string): Promise<readonly string[]> {
	await insertPage(tables, holder, path);
	const moved = await tables
		.updateTable('content.address')
		.set({ kind: 'moved' })
		.where('brand', '=', holder.brand)
		.where('id', '=', holder.id)
		.where('kind', 'in', ['page', 'gone'])
		.where('path', '!=', path)
		.returning('path')
		.execute();
	return [path, ...moved.map((address) => address.path)];
}

async function insertPage(tables: Tables, { brand, id }: AddressHolder, path: string): Promise<void> {
	const inserted = await tables
		.insertInto('content.address')
		.values({ brand, path, kind: 'page', id, target: null })
		.onConflict((conflict) =>
			conflict
				.columns(['brand', 'path'])
				.doUpdateSet({ kind: 'page', id, target: null })
				.where((where) => where.or([where('content.address.id', '=', id), where('content.address.kind', 'in', ['moved', 'gone'])])),
		)
		.returning('path')
		.executeTakeFirst();
	if (!inserted) refuseDocument('PATH_TAKEN', '$.website_url', `${path} is the address of another document`);
}

/** Marks the page of a work that is no longer shown as gone, so that readers get 410 instead of 404. Returns its path. */
export async function releasePaths(tables: Tables, { brand, id }: AddressHolder): Promise<readonly string[]> {
	const released = await tables
		.updateTable('content.address')
		.set({ kind: 'gone' })
		.where('brand', '=', brand)
		.where('id', '=', id)
		.where('kind', '=', 'page')
		.returning('path')
		.execute();
	return released.map((address) => address.path);
}

/** The address that a work has or last had. A generated address keeps its first form this way. */
export async function currentPath(tables: Tables, { brand, id }: AddressHolder): Promise<string | undefined> {
	const address = await tables
		.selectFrom('content.address')
		.select('path')
		.where('brand', '=', brand)
		.where('id', '=', id)
		.where('kind', 'in', ['page', 'gone'])
		.orderBy('kind', 'desc')
		.executeTakeFirst();
	return address?.path;
}
