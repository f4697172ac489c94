import { writeToOutbox } from '../purge/outbox.ts';
import type { Shelf, Tables } from '../store/tables.ts';
import { takeTurn } from './keep-revision.ts';
import { type Change, joinChanges, placementsOf, takeAway } from './place.ts';
import { unshelve } from './shelve.ts';

export type Taken = { readonly kind: 'taken' } | { readonly kind: 'unknown' };

type Document = { readonly brand: string; readonly shelf: Shelf; readonly id: string };

/** Shows a document no longer. Its row stays, so that an older revision that comes late does not bring it back (C02). */
export async function unpublish(tables: Tables, document: Document, now: Date): Promise<Taken> {
	await takeTurn(tables, document.brand, document);
	const row = await markGone(tables, document, ['published']);
	if (row.length === 0) return { kind: 'unknown' };
	await writeToOutbox(tables, await hide(tables, document, row[0]?.aliases ?? []), now);
	return { kind: 'taken' };
}

/** The same, and every text of it is forgotten. */
export async function remove(tables: Tables, document: Document, now: Date): Promise<Taken> {
	await takeTurn(tables, document.brand, document);
	const rows = await markGone(tables, document, ['published', 'draft']);
	if (rows.length === 0) return { kind: 'unknown' };
	await writeToOutbox(
		tables,
		await hide(
			tables,
			document,
			rows.flatMap((row) => row.aliases),
		),
		now,
	);
	await tables
		.deleteFrom('content.revision')
		.where('brand', '=', document.brand)
		.where('shelf', '=', document.shelf)
		.where('id', '=', document.id)
		.execute();
	return { kind: 'taken' };
}

function markGone(tables: Tables, { brand, shelf, id }: Document, editions: readonly ('published' | 'draft')[]) {
	return tables
		.updateTable('content.document')
		.set({ state: 'gone' })
		.where('brand', '=', brand)
		.where('shelf', '=', shelf)
		.where('id', '=', id)
		.where('edition', 'in', editions)
		.where('state', '=', 'here')
		.returning('aliases')
		.execute();
}

async function hide(tables: Tables, document: Document, aliases: readonly string[]): Promise<Change> {
	if (document.shelf !== 'work') return unshelve(tables, document, aliases);
	const changes: Change[] = [];
	for (const { brand } of await placementsOf(tables, document.brand, document.id)) changes.push(await takeAway(tables, brand, document.id));
	return joinChanges(changes);
}
