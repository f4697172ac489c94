// Takes documents away from readers, with or without their texts.
import type { Purge } from '../contract/contract.ts';
import { writeToOutbox } from '../purge/outbox.ts';
import { joinPurges } from '../purge/purge-keys.ts';
import type { DocumentKey, Edition, Tables } from '../store/tables.ts';
import { unindexDocument } from './index-document.ts';
import { placementsOf, removePlacement } from './place-work.ts';
import { lockDocument } from './store-revision.ts';

/** Whether there was a document to take away. */
export type Withdrawal = { readonly kind: 'withdrawn' } | { readonly kind: 'unknown' };

/** Hides a document from readers. Its row stays, so that an older revision that comes late does not bring it back (C02). */
export async function unpublish(tables: Tables, key: DocumentKey, now: Date): Promise<Withdrawal> {
	return withdraw(tables, key, { editions: ['published'], now });
}

/** Hides a document from readers, drops its draft, and deletes every text of it, also when it was unpublished before. */
export async function remove(tables: Tables, key: DocumentKey, now: Date): Promise<Withdrawal> {
	const withdrawal = await withdraw(tables, key, { editions: ['published', 'draft'], now });
	const { numDeletedRows } = await tables
		.deleteFrom('content.revision')
		.where('brand', '=', key.brand)
		.where('shelf', '=', key.kind)
		.where('id', '=', key.id)
		.executeTakeFirst();
	return numDeletedRows > 0 ? { kind: 'withdrawn' } : withdrawal;
}

/** Forgets that a document was published. Its texts stay. */
export async function forgetPublished(tables: Tables, { brand, kind, id }: DocumentKey): Promise<void> {
	await tables
		.deleteFrom('content.document')
		.where('brand', '=', brand)
		.where('shelf', '=', kind)
		.where('id', '=', id)
		.where('edition', '=', 'published')
		.execute();
}

type WithdrawalScope = { readonly editions: readonly Edition[]; readonly now: Date };

async function withdraw(tables: Tables, key: DocumentKey, { editions, now }: WithdrawalScope): Promise<Withdrawal> {
	await lockDocument(tables, key);
	const rows = await markGone(tables, key, editions);
	if (rows.length === 0) return { kind: 'unknown' };
	const aliases = rows.flatMap((row) => row.aliases);
	await writeToOutbox(tables, await hide(tables, key, aliases), now);
	return { kind: 'withdrawn' };
}

function markGone(tables: Tables, { brand, kind, id }: DocumentKey, editions: readonly Edition[]) {
	return tables
		.updateTable('content.document')
		.set({ state: 'gone' })
		.where('brand', '=', brand)
		.where('shelf', '=', kind)
		.where('id', '=', id)
		.where('edition', 'in', editions)
		.where('state', '=', 'here')
		.returning('aliases')
		.execute();
}

async function hide(tables: Tables, key: DocumentKey, aliases: readonly string[]): Promise<Purge> {
	if (key.kind !== 'work') return unindexDocument(tables, key, aliases);
	const purges: Purge[] = [];
	const own = (await placementsOf(tables, key.id)).filter(({ owner }) => owner === key.brand);
	for (const { brand } of own) purges.push(await removePlacement(tables, brand, key.id));
	return joinPurges(purges);
}
