import type { Tables } from '../store/tables.ts';

/** A revision of a work, and the name by which it is kept and found. */
export type NamedRevision = { readonly id: string; readonly revision: string; readonly name: string; readonly note: string };

type Namer = { readonly brand: string; readonly sender: string; readonly now: Date };

/** Gives a revision of a work a name and a note; false when the work has no such revision. */
export async function nameRevision(
	tables: Tables,
	{ brand, sender, now }: Namer,
	{ id, revision, name, note }: NamedRevision,
): Promise<boolean> {
	const found = await tables
		.selectFrom('content.revision')
		.select('revision')
		.where('brand', '=', brand)
		.where('shelf', '=', 'work')
		.where('id', '=', id)
		.where('revision', '=', revision)
		.executeTakeFirst();
	if (!found) return false;
	await tables
		.insertInto('content.named_revision')
		.values({ brand, id, revision, name, note, sender, made_at: now })
		.onConflict((conflict) => conflict.columns(['brand', 'id', 'revision']).doUpdateSet({ name, note, sender, made_at: now }))
		.execute();
	return true;
}
