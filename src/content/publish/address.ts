import type { Tables } from '../store/tables.ts';
import { refuseDocument } from './refused.ts';

type Holder = { readonly brand: string; readonly id: string };

/**
 * Takes an address for a work (C05). The one it had before leads to it from now on; a moved or gone address of another document
 * may be taken over, a page's may not. Gives the paths whose answer changes.
 */
export async function claimPath(tables: Tables, holder: Holder, path: string): Promise<readonly string[]> {
	await takeUnheld(tables, holder, path);
	const left = await tables
		.updateTable('content.address')
		.set({ kind: 'moved' })
		.where('brand', '=', holder.brand)
		.where('id', '=', holder.id)
		.where('kind', 'in', ['page', 'gone'])
		.where('path', '!=', path)
		.returning('path')
		.execute();
	return [path, ...left.map((address) => address.path)];
}

async function takeUnheld(tables: Tables, { brand, id }: Holder, path: string): Promise<void> {
	const taken = await tables
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
	if (!taken) refuseDocument('PATH_TAKEN', '$.website_url', `${path} is the address of another document`);
}

/** The address of a work that is no longer shown; readers are told that it is gone, not that it never was. */
export async function leavePaths(tables: Tables, { brand, id }: Holder): Promise<readonly string[]> {
	const left = await tables
		.updateTable('content.address')
		.set({ kind: 'gone' })
		.where('brand', '=', brand)
		.where('id', '=', id)
		.where('kind', '=', 'page')
		.returning('path')
		.execute();
	return left.map((address) => address.path);
}

/** The address that a work had before, so that a made address keeps its first form. */
export async function pathOf(tables: Tables, { brand, id }: Holder): Promise<string | undefined> {
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
